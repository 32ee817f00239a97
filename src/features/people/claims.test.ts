import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isVerified, roleOfClaims } from './claims.ts';

const who = { iss: 'https://id.example', sub: 'ada' };

describe('the claims of a provider', () => {
  const rules = [
    { claim: 'groups', value: 'editors', role: 'editor' },
    { claim: 'groups', value: 'heads', role: 'administrator' },
    { claim: 'realm_access.roles', value: 'writer', role: 'editor' },
    { claim: 'https://example.com/role', value: 'admin', role: 'administrator' },
  ] as const;

  for (const [claims, role] of [
    [{ groups: ['staff', 'editors'] }, 'editor'],
    [{ groups: ['heads', 'editors'] }, 'administrator'],
    [{ groups: 'editors' }, 'editor'],
    [{ groups: ['Editors', 'editors2'] }, undefined],
    [{ realm_access: { roles: ['writer'] } }, 'editor'],
    [{ realm_access: { roles: { writer: true } } }, undefined],
    [{ 'https://example.com/role': 'admin' }, 'administrator'],
    [{ groups: null }, undefined],
    [{}, undefined],
  ] as const)
    it(`give the role ${role} for ${JSON.stringify(claims)}`, () => {
      assert.equal(roleOfClaims({ ...who, ...claims }, rules), role);
    });

  it('say that an address is verified with a truth, as some do with a text', () => {
    const verified = [true, 'true', false, 'false', 1, undefined].map((email_verified) =>
      isVerified({ ...who, email_verified }),
    );
    assert.deepEqual(verified, [true, true, false, false, false, false]);
  });
});
