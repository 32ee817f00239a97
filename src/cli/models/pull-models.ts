import type { LanguagePair } from '../../contracts/language-pair.ts';
import {
  downloadSize,
  type ModelIndex,
  offeredPairs,
  offersFor,
  unpackedSize,
} from '../../engines/bergamot/models/index/model-index.ts';
import type { ModelArchitecture } from '../../engines/bergamot/models/installed-model.ts';
import { ModelFailure } from '../../engines/bergamot/models/model-failure.ts';
import { directionName } from '../../engines/bergamot/models/model-languages.ts';
import { pullModel } from '../../engines/bergamot/models/pull/pull-model.ts';
import { missingDirections, pullCommand } from '../../engines/bergamot/models/suggest-pull.ts';
import { indexFrom } from './configured-index.ts';
import { megabytes } from './models-context.ts';
import { showPull } from './pull-progress.ts';
import { nearPairs, readPairs } from './read-pairs.ts';
import type { ReportingContext } from './report-models.ts';

export interface PullRequest {
  readonly pairs: readonly string[];
  readonly architecture: ModelArchitecture | undefined;
  readonly from: readonly string[];
}

/** Installs one pair after the other; one that fails does not keep the others away. */
export async function pullModels(request: PullRequest, context: ReportingContext): Promise<number> {
  // Names that are no pairs at all are called before the network is asked.
  readPairs(request.pairs, []);
  const index = await indexFrom(request.from, context);
  let failed = false;
  for (const pair of readPairs(request.pairs, offeredPairs(index))) {
    try {
      await pullPair(pair, request.architecture, index, context);
    } catch (error) {
      context.signal.throwIfAborted();
      if (!(error instanceof ModelFailure)) throw error;
      context.notify(`${directionName(pair)}: ${error.message}`);
      context.report({ pair: directionName(pair), status: 'failed', messages: [error.message] });
      failed = true;
    }
  }
  return failed ? 1 : 0;
}

async function pullPair(
  pair: LanguagePair,
  architecture: ModelArchitecture | undefined,
  index: ModelIndex,
  context: ReportingContext,
): Promise<void> {
  const name = directionName(pair);
  const [offer] = offersFor(index, pair, architecture);
  if (offer === undefined) throw new ModelFailure(whatElse(pair, architecture, index));
  const size = downloadSize(offer) ?? unpackedSize(offer);
  const facts = [
    offer.architecture,
    offer.version === undefined ? undefined : `version ${offer.version}`,
    size === undefined ? undefined : megabytes(size),
    offer.released ? undefined : 'a trial, not released',
    `licence ${offer.licence}`,
  ];
  context.write(`${name}: ${facts.filter((fact) => fact !== undefined).join(', ')}, from ${index.address}`);
  const progress = showPull(context.terminal, name);
  try {
    const found = await pullModel(index, offer, {
      folder: context.settings.folder,
      signal: context.signal,
      wait: context.wait,
      now: context.now,
      progress: (state) => progress.show(state),
      waiting: () => context.notify(`${name}: another process pulls it; waiting.`),
    });
    progress.end();
    context.report({ pair: name, status: 'installed', folder: found.folder, bytes: found.model.bytes });
    context.write(`${name}: installed, ${megabytes(found.model.bytes)} in ${found.folder}`);
  } finally {
    progress.end();
  }
}

function whatElse(pair: LanguagePair, architecture: ModelArchitecture | undefined, index: ModelIndex): string {
  const others = offersFor(index, pair).map((offer) => offer.architecture ?? 'another');
  if (architecture !== undefined && others.length > 0)
    return `There is no ${architecture} model; there is ${[...new Set(others)].join(', ')}.`;
  const known = offeredPairs(index);
  const legs = missingDirections(pair, known, []);
  if (legs?.length === 1)
    return `There is no model of that name; ${legs.map(directionName).join()} serves it: ${pullCommand(legs)}`;
  if (legs !== undefined && legs.length > 0)
    return `There is no model for it; it is translated through English with: ${pullCommand(legs)}`;
  return `There is no model for it in ${index.address}.${nearPairs(pair, known)}`;
}
