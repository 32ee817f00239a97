import { perInflection } from '../../../inflection/inflection.ts';
import { forms } from '../context-rule.ts';

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

/** Third persons of the present with the plain verb. */
export const thirdPersons = perInflection((inflection) =>
  forms(
    inflection,
    'play go have like work live want need do say make come speak know take get give think see look feel help arrive eat drink read write run start stop understand believe remember seem',
    'pres.p3.sg > inf',
  ),
);
/** Past with the plain verb. */
export const pastForms = perInflection((inflection) =>
  forms(
    inflection,
    'tell go see know write take give come eat drink speak buy bring think teach catch forget begin break drive hear keep lose make meet pay sell send sleep stand understand win wear say',
    'past > inf',
  ),
);
/** Past with the participle, where they differ. */
export const participles = perInflection((inflection) =>
  forms(
    inflection,
    'come go see do eat write take give know drink speak break drive forget begin fall choose run sing swim wear ride grow throw fly become be',
    'past > pp',
  ),
);

/** Verbs that rules write with -ing. */
export const gerundVerbs = `${baseVerbs}|answer|cook|drive|swim|travel|dance|sing|listen|spend|wake|join|invite|teach|accept|choose|support|contact|fly|die|draw|explain|do`;

/** The form in -ing of a verb that was found. */
export const gerunds = perInflection((inflection) => forms(inflection, gerundVerbs.replaceAll('|', ' '), 'inf > ger'));
