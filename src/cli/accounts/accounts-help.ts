/** `dragoman accounts --help`. */
export const accountsHelp = `Makes, lists and changes the accounts of this installation, and shows who changed what.

Usage:
  dragoman accounts list
  dragoman accounts create NAME [--plan PLAN] [--email ADDRESS] [--limit CHARACTERS]
  dragoman accounts change ACCOUNT [--plan PLAN] [--email ADDRESS|none] [--limit CHARACTERS|none]
  dragoman accounts audit [ACCOUNT] [--last NUMBER]

Commands:
  list      All accounts with their plans, limits and numbers of keys.
  create    Makes an account. It has no keys yet: dragoman keys create --account NAME.
  change    Changes what is given of an account, from its next request on.
  audit     Who did what and when, from where, newest first: keys and accounts, over HTTP and here.

ACCOUNT is a name or an id.

Options:
  --plan PLAN           pro (default), pro_classic or free. That of the first account is DRAGOMAN_PLAN.
  --email ADDRESS       Where notices go when 80 % and all of a limit are used (DRAGOMAN_SMTP_URL). none sends none.
  --limit CHARACTERS    Characters that all keys of the account may use together in a month; 0 blocks all use,
                        none is no limit. A Free account may use 500000 at most.
  --last NUMBER         How many acts to show. Default 50.

Accounts share nothing: neither usage and limits nor glossaries, documents, memories or style rules.`;
