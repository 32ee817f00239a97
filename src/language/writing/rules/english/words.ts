/** Verbs that come after `to` and after modal verbs more often than others. */
export const baseVerbs =
  'be|have|do|go|get|make|see|know|take|come|find|think|say|tell|leave|thank|help|work|try|ask|buy|meet|stay|eat|drink|play|read|write|learn|visit|move|pay|keep|give|show|talk|speak|use|sell|start|stop|live|change|send|call|win|lose|love|like|need|want|watch|wait|hear|feel|bring|become|understand|put|let|look|turn|walk|run|open|close|join|follow|sleep';

/** Where a clause ends. */
export const end = '[.,;!?]|$';

export const pronouns = 'i|you|he|she|it|we|they|who';
export const modals = "can|could|should|would|must|will|shall|might|cannot|can't|couldn't|shouldn't|wouldn't|won't";
/** What one speaks of in the singular: they are, or are of, people one knows. */
export const relatives =
  'brother|sister|mother|father|mum|mom|dad|son|daughter|wife|husband|friend|boss|teacher|uncle|aunt|cousin|girlfriend|boyfriend|neighbou?r|colleague|grandmother|grandfather';

export const thirdPersons: Readonly<Record<string, string>> = {
  plays: 'play',
  goes: 'go',
  has: 'have',
  likes: 'like',
  works: 'work',
  lives: 'live',
  wants: 'want',
  needs: 'need',
  does: 'do',
  says: 'say',
  makes: 'make',
  comes: 'come',
  speaks: 'speak',
  knows: 'know',
  takes: 'take',
  gets: 'get',
  gives: 'give',
  thinks: 'think',
  sees: 'see',
  looks: 'look',
  feels: 'feel',
  helps: 'help',
  arrives: 'arrive',
  eats: 'eat',
  drinks: 'drink',
  reads: 'read',
  writes: 'write',
  runs: 'run',
  starts: 'start',
  stops: 'stop',
  understands: 'understand',
  believes: 'believe',
  remembers: 'remember',
  seems: 'seem',
};
export const pastForms: Readonly<Record<string, string>> = {
  told: 'tell',
  went: 'go',
  saw: 'see',
  knew: 'know',
  wrote: 'write',
  took: 'take',
  gave: 'give',
  came: 'come',
  ate: 'eat',
  drank: 'drink',
  spoke: 'speak',
  bought: 'buy',
  brought: 'bring',
  thought: 'think',
  taught: 'teach',
  caught: 'catch',
  forgot: 'forget',
  began: 'begin',
  broke: 'break',
  drove: 'drive',
  heard: 'hear',
  kept: 'keep',
  lost: 'lose',
  made: 'make',
  met: 'meet',
  paid: 'pay',
  sold: 'sell',
  sent: 'send',
  slept: 'sleep',
  stood: 'stand',
  understood: 'understand',
  won: 'win',
  wore: 'wear',
  said: 'say',
};

/** Past → participle, where they differ. */
export const participles: Readonly<Record<string, string>> = {
  came: 'come',
  went: 'gone',
  saw: 'seen',
  did: 'done',
  ate: 'eaten',
  wrote: 'written',
  took: 'taken',
  gave: 'given',
  knew: 'known',
  drank: 'drunk',
  spoke: 'spoken',
  broke: 'broken',
  drove: 'driven',
  forgot: 'forgotten',
  began: 'begun',
  fell: 'fallen',
  chose: 'chosen',
  ran: 'run',
  sang: 'sung',
  swam: 'swum',
  wore: 'worn',
  rode: 'ridden',
  grew: 'grown',
  threw: 'thrown',
  flew: 'flown',
  became: 'become',
  was: 'been',
};

export function gerundOf(verb: string): string {
  if (/^(?:get|put|run|sit|stop|swim|win|let)$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  if (verb === 'die') return 'dying';
  return verb === 'be' || verb.endsWith('ee') || !verb.endsWith('e') ? `${verb}ing` : `${verb.slice(0, -1)}ing`;
}
