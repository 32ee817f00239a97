import { commandLinePage } from './command-line-page.ts';
import { configurationPage } from './configuration-page.ts';
import { consoleStyleExamples } from './console-style-examples.ts';
import { consoleStyles } from './console-styles.ts';
import { consoleTypes } from './console-types.ts';
import { errorPage } from './error-page.ts';
import type { Generator } from './generator.ts';
import { metricsPage } from './metrics-page.ts';
import { openApi } from './open-api.ts';
import { qualityPage } from './quality-page.ts';
import { realtimePage } from './realtime-page.ts';
import { realtimeMessages } from './realtime-schema.ts';
import { styleRulesPage } from './style-rules-page.ts';

/** Every generated file. An entry here is all that a new one needs besides its module. */
export const generators: readonly Generator[] = [
  errorPage,
  configurationPage,
  openApi,
  consoleTypes,
  realtimeMessages,
  realtimePage,
  metricsPage,
  qualityPage,
  styleRulesPage,
  consoleStyles,
  consoleStyleExamples,
  commandLinePage,
];
