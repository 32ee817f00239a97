/** Past participles that are not formed with -ed; those that are also the infinitive are left out of both lists. */
export const participles =
  'been|become|begun|broken|brought|built|bought|caught|chosen|done|drawn|driven|eaten|fallen|felt|found|forgotten|given|gone|got|gotten|grown|had|heard|held|hidden|kept|known|laid|learnt|led|left|lent|lost|made|meant|met|paid|proven|ridden|risen|seen|sent|shown|sold|spent|spoken|stolen|stood|taken|taught|thought|thrown|told|understood|won|worn|written|withdrawn';

/** Forms that may be a participle or something else, so that `’s` and `’d` before them stay. */
export const uncertainForms =
  'come|cut|hit|hurt|let|put|read|run|set|shut|split|spread|cost|cast|bet|quit|overcome|beat|upset|reset|burst';

export const infinitives =
  'accept|add|advise|agree|allow|answer|appear|appreciate|argue|ask|assume|avoid|be|believe|bring|build|buy|call|care|change|choose|consider|continue|create|die|do|enjoy|expect|explain|fall|feel|find|follow|get|give|go|grow|guess|happen|hate|have|hear|help|hope|imagine|include|keep|know|lead|learn|like|live|look|lose|love|make|mean|meet|mind|miss|move|need|offer|open|pay|play|prefer|rather|reach|recommend|remain|remember|say|see|sell|send|serve|show|sit|speak|spend|stand|start|stay|stop|suggest|take|talk|tell|think|travel|try|understand|use|wait|walk|want|watch|welcome|win|wish|work|write';

export const adverbs =
  'never|always|already|just|also|only|often|ever|really|probably|still|now|certainly|definitely|even|finally|recently|simply|actually|currently|usually|generally';
