import type { ByLanguage } from '../words.ts';

interface RemarkPhrases {
  /** Before a clause that is on its own once they are gone. */
  readonly clauses: readonly string[];
  /** The same with an elided que. */
  readonly elided?: readonly string[];
}

const french = [
  'veuillez noter que',
  'il convient de noter que',
  'il convient de souligner que',
  'il convient de préciser que',
  'il est important de noter que',
  'il est important de souligner que',
  'il est à noter que',
  'il faut noter que',
  'il faut savoir que',
  'il y a lieu de noter que',
  'notez que',
  'à noter que',
  'force est de constater que',
];

/** Phrases that say only that something is about to be said. */
export const remarkPhrases: ByLanguage<RemarkPhrases> = {
  en: {
    clauses: [
      'please note that',
      'note that',
      'it should be noted that',
      'it is important to note that',
      'it is worth noting that',
      'it is worth mentioning that',
      'it must be noted that',
      'please be aware that',
      'please be advised that',
      'please keep in mind that',
      'needless to say,',
      'it goes without saying that',
    ],
  },
  es: {
    clauses: [
      'tenga en cuenta que',
      'ten en cuenta que',
      'tengan en cuenta que',
      'cabe señalar que',
      'cabe destacar que',
      'cabe mencionar que',
      'conviene señalar que',
      'conviene destacar que',
      'es importante señalar que',
      'es importante destacar que',
      'es importante tener en cuenta que',
      'hay que tener en cuenta que',
    ],
  },
  fr: { clauses: french, elided: french.map((phrase) => phrase.replace(/e$/, "'")) },
  it: {
    clauses: [
      'si noti che',
      'si prega di notare che',
      'va notato che',
      'va sottolineato che',
      'è importante notare che',
      'è importante sottolineare che',
      'vale la pena notare che',
      'occorre notare che',
      'occorre sottolineare che',
      'tenga presente che',
      'tieni presente che',
      'si tenga presente che',
    ],
  },
};

/** Phrases that point to the text that they are in. */
export const ownTextReferences: ByLanguage<readonly string[]> = {
  de: [
    'wie oben erwähnt',
    'wie bereits erwähnt',
    'wie schon erwähnt',
    'wie zuvor erwähnt',
    'wie oben beschrieben',
    'wie bereits beschrieben',
    'wie eingangs erwähnt',
    'wie in diesem Text beschrieben',
  ],
  en: [
    'as mentioned above',
    'as mentioned earlier',
    'as mentioned before',
    'as mentioned previously',
    'as previously mentioned',
    'as already mentioned',
    'as noted above',
    'as noted earlier',
    'as stated above',
    'as stated earlier',
    'as described above',
    'as discussed above',
    'as explained above',
    'as explained earlier',
  ],
  es: [
    'como se mencionó anteriormente',
    'como se ha mencionado anteriormente',
    'como ya se ha mencionado',
    'como se ha dicho antes',
    'como se indicó anteriormente',
    'como se ha indicado anteriormente',
    'como se señaló anteriormente',
  ],
  fr: [
    'comme mentionné ci-dessus',
    'comme mentionné plus haut',
    'comme mentionné précédemment',
    'comme indiqué ci-dessus',
    'comme indiqué plus haut',
    'comme indiqué précédemment',
    'comme nous l’avons vu',
    'comme nous l’avons déjà dit',
    'comme décrit ci-dessus',
  ],
  it: [
    'come accennato in precedenza',
    'come già accennato',
    'come menzionato in precedenza',
    'come già menzionato',
    'come indicato sopra',
    'come indicato in precedenza',
    'come già detto',
    'come descritto sopra',
  ],
};
