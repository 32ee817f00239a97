// Imported before a test file: its properties (fast-check) then try the values of the seed in this module's address.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(new URL(import.meta.url).searchParams.get('seed')) });
