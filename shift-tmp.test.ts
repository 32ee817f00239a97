import { it } from 'node:test';
import { launchBrowser, openSignedIn, openWatched } from './test/support/console-browser.ts';
import { RunningServer } from './test/support/running-server.ts';
