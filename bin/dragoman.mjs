#!/usr/bin/env node
// The `dragoman` command of a checkout (`npm link`, or this file's own path). Set-up is not done here: a command that
// lists keys does not install packages.
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { launch } from '../tools/launch/launch.mjs';

const root = dirname(dirname(realpathSync(import.meta.filename)));
launch(root, ['src/main.ts', ...process.argv.slice(2)]);
