/**
 * Rules of Harper that are left out: they were wrong on edited English prose more often than right, they are matters of
 * taste, or they change terms. What they find may still be a mistake; nobody can be sure.
 */
export const rulesOff: readonly string[] = [
  // They take rare words, names and terms apart, or join what stands apart on purpose.
  'SplitWords',
  'MergeWords',
  'DisjointPrefixes',
  'CompoundNouns',
  'PhrasalVerbAsCompoundNoun',
  'OrthographicConsistency',
  'ExpandAlgorithm',
  'ExpandAlloc',
  'ExpandArgument',
  'ExpandBecause',
  'ExpandConfiguration',
  'ExpandControl',
  'ExpandCoordinate',
  'ExpandDecl',
  'ExpandDependencies',
  'ExpandDereference',
  'ExpandDirectory',
  'ExpandFavourite',
  'ExpandForward',
  'ExpandGovt',
  'ExpandLegitimate',
  'ExpandMemoryShorthands',
  'ExpandMinimum',
  'ExpandNotification',
  'ExpandParameter',
  'ExpandPeople',
  'ExpandPerformance',
  'ExpandPointer',
  'ExpandPreference',
  'ExpandPrevious',
  'ExpandStandardInputAndOutput',
  'ExpandThough',
  'ExpandThrough',
  'ExpandTimeShorthands',
  'ExpandVulnerability',
  'ExpandWith',
  'ExpandWithout',
  'DotInitialisms',
  'UseTitleCase',
  'UpdatePlaceNames',
  // Wrong too often.
  'AllowTo',
  'Anybody',
  'BlacklistWhitelist',
  'CaseSensitive',
  'FindOut',
  'HopHope',
  'InflectedVerbAfterTo',
  'MassNouns',
  'MissingDeterminer',
  'MissingPreposition',
  'MissingTo',
  'NominalWants',
  'Nowhere',
  'Overall',
  'ProperNounPossessive',
  'QuiteQuiet',
  'RedundantThat',
  'ThatThan',
  'ThatWhich',
  'TheMy',
  'ToDoHyphen',
  'ViceVersa',
  'WayTooAdjective',
  'WrongNegative',
  // Taste, and typography that depends on the house.
  'AvoidCurses',
  'CommaFixes',
  'Dashes',
  'DiscourseMarkers',
  'EllipsisLength',
  'FillerWords',
  'HaveTakeALook',
  'NoFrenchSpaces',
  'NumericRangeEnDash',
  'OkToOkay',
  'OxfordComma',
  'QuoteSpacing',
  'Spaces',
  'Towards',
  'UnclosedQuotes',
  'UseEllipsisCharacter',
  'VeryUnique',
];

/** Kinds of findings that are no mistakes. */
export const kindsOff: ReadonlySet<string> = new Set([
  'Enhancement',
  'Formatting',
  'Readability',
  'Regionalism',
  'Style',
]);

/** Rules of those kinds that find mistakes all the same. */
export const mistakesAllTheSame: ReadonlySet<string> = new Set(['Cant']);

/** Kinds that make a text better, though it was right: for `rephrase` only. */
export const kindsOfRephrasing: ReadonlySet<string> = new Set(['Redundancy']);

/** Of rules that offer several replacements, those whose first one is meant. */
export const firstIsMeant: ReadonlySet<string> = new Set([
  'AllIntentsAndPurposes',
  'ItsContraction',
  'RegularIrregulars',
  'RepeatedWords',
  'TheirToTheyre',
  'ToLoseTooLoose',
]);
