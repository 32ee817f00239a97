/** Verbs that stand after `to` and after modal verbs more often than others. */
export const baseVerbs =
  'be|have|do|go|get|make|see|know|take|come|find|think|say|tell|leave|thank|help|work|try|ask|buy|meet|stay|eat|drink|play|read|write|learn|visit|move|pay|keep|give|show|talk|speak|use|sell|start|stop|live|change|send|call|win|lose|love|like|need|want|watch|wait|hear|feel|bring|become|understand|put|let|look|turn|walk|run|open|close|join|follow|sleep';

/** Where a clause ends. */
export const end = '[.,;!?]|$';
