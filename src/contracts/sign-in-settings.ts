import type { Role } from './stores/accounts.ts';

/** Addresses with the first `prefixLength` bits in common: one address or a network. */
export interface AddressRange {
  readonly address: string;
  readonly prefixLength: number;
}

/** A proxy in front that signs people in and names them in a header. */
export interface ProxySignInSettings {
  /** With the email address; lower case. */
  readonly header: string;
  /** With the name, where the proxy sends it; lower case. */
  readonly nameHeader: string | undefined;
  /** Who may send the header: the other ends of connections. */
  readonly from: readonly AddressRange[];
  /** Of somebody who comes for the first time; undefined lets in only who was invited. */
  readonly role: Role | undefined;
  /** Where people sign out at the proxy: a path or an address. */
  readonly signOutUrl: string | undefined;
}

/** The role of who has a value in a claim. */
export interface RoleRule {
  /** Its name; parts of a path are separated by dots where no claim has the whole name. */
  readonly claim: string;
  readonly value: string;
  readonly role: Role;
}

/** A provider of OpenID Connect. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** What its button is called. */
  readonly name: string;
  readonly scopes: string;
  /** The highest role counts. With any, the provider decides the role at each sign-in. */
  readonly roles: readonly RoleRule[];
  /** Of who has none of those; undefined lets nobody else in but who was invited. */
  readonly role: Role | undefined;
  /** Of email addresses, in lower case; undefined lets all in. */
  readonly domains: ReadonlySet<string> | undefined;
  /** Whether the provider has to say that the address was verified. */
  readonly needsVerifiedEmail: boolean;
  readonly clockSkewSeconds: number;
  /** Whether the console signs out at the provider too. */
  readonly signsOutThere: boolean;
}

/** Who may use the console without signing in, and how much all of them together. */
export interface AnyoneSettings {
  /** Of the clients. */
  readonly from: readonly AddressRange[];
  /** A usage period; 0 blocks all use. */
  readonly characterLimit: number;
}

/** How people sign in to the console beside keys and passwords. */
export interface SignInSettings {
  /** Name or id of the account that they belong to; undefined is the first. */
  readonly account: string | undefined;
  readonly proxy: ProxySignInSettings | undefined;
  readonly oidc: OidcSettings | undefined;
  readonly anyone: AnyoneSettings | undefined;
}
