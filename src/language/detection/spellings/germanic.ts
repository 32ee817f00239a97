import type { SpellingGroup } from '../spelling-group.ts';

/** Spellings that distinguish the Germanic languages: `-ending`, `beginning-`, or anywhere inside. */
export const germanicSpellings: readonly SpellingGroup[] = [
  [
    'en',
    '-ing -ings -tion -ght -ough -ly -ness -ship -ed -er -th th- wh- kn- sh ck ea oo ee ow -ies -ful -less -ment -able -ould -y -ty -ity -ic -ical -al -ous',
  ],
  [
    'de',
    `-ung -ungen -keit -heit -lich -liche -lichen -isch -ische -ieren -iert -schaft -bar -chen sch ei ie ä ü -tz tz ck pf ge- ver- zu- un- auf- aus- ein-
    -er -en -es -em -ern -ten -ter -end -ß -zeichnis -los -igen -ige -ig -ion -ionen`,
  ],
  [
    'nl',
    `-ij ij -lijk -lijke -heid -heden -tie -ties -atie -aties -eren -eert -eerd -en -ing -ingen -schap -baar -sch sch aa ee oo uu oe ou ui eu -je -jes -aar -aars
    -isch -ische -zijn -kken -ppen -llen -ssen -tten -nnen -eel -iek -ieke -ooi ge- ver- be- ont- -cht z- -uur -eur -ijd`,
  ],
  [
    'af',
    `-asie -asies -sie -sies -lik -like -heid -hede -skap -eer -eerde -ering -erings -ik -ike -ies -iese y -ys -yd -yf -yn -yk -ywe -y -oë -eë -ieë -êr -êe -ui -eu
    -uur -oog sk- ge- ver- be- ont- ê -lê -kte -gte -gde -te -baar -bare -nde -ende -ers -ings -els -lys -wys -tyd oe aa ee oo -ger -ê -al -ker`,
  ],
  ['nl af', 'aa ee oo oe ui -heid -baar ver- ont- -ing ij'],
  ['da nb nn', 'æ ø å -ende'],
  [
    'da nb',
    '-lig -lige -else -elser -elsen -ere -ede -et -inger -ingen -er -ene -isk -iske -ker -ger -rer -ler -ner -ser -ter -der -erer',
  ],
  ['da sv', '-tion -tioner -tionen -ligt -tionen -ionen'],
  [
    'da',
    `-hed -heden -heder -skab -skaber -tion -tioner -tionen -eret -erede -eres -erne -gt -igt -ligt -dt -bt -gge ej øj af- ud- ind- op- eg- -ød -ade -age -ager -øge
    -æg -jde -yde -ejde -ejl -ejs -mæssig -bar -ligere -ud -ab -ib -eb -od -tag -g -gen -get -ne -ninger -ves -des -kkes -ggende -fter -ber -jl nde ld
    -bil -ogle -yk -kt ikk -iver -lse -lsen -lser -løb -øg -tegn -d æn`,
  ],
  ['nb nn', '-sjon -sjons sjon øy kj gj skj ei av- ut- inn- opp- -skap -tt -ll -mm -nn -kk -ing -ert -bar -nad'],
  [
    'nb',
    `-sjoner -sjonen -sjonene -heten -heter -het -lig -lige -ligere -inger -ingen -ingene -ert -erte -eres -ere -ene -er -tes -ket -kket -kker -else -elsen
    -elsene -elser -et -es -te -ikke -nes -res -les -gis -vises -ves -rer -ker -dde -ett -asjon -ei -ende -egg -vei -net -ler -kes -ses`,
  ],
  [
    'nn',
    `-leg -lege -legg -legare -ane -ar -ara -arar -arane -aren -ast -est -erast -erar -era -ert -inga -ingar -ingane -sjonar -sjonane -heit -leik -leikar -ande -kje
    -ka -na -ga -ta -la -ra -sa -da -ma -va -a -kvar kv- kv ei -eg -egg ein eit -ein -eit -jar -gjer -veg -vegen -vising -nadar -nader -stad -stader -dar
    -gar -kar -lar -mar -nar -par -rar -sar -tar -var -a -sett -vare -erte -ikkje -jest -ø -frå -au au øy jø -laus -lause -sam -skap -skapar -iske`,
  ],
  ['nn sv', '-ar -ande -ad -at -era -erar -ast -a'],
  [
    'sv',
    `-ning -ningen -ningar -het -heten -heter -tion -tionen -tioner -orna -arna -erna -ade -ades -ats -as -at -et -en -ar -or -ligt -lig -liga -isk -iska -skap
    ä ö ck -ck -are -aren -bar -bara -nde -ande -ende för- ut- upp- in- av- ä- ö- -t -ad -adet -s -ra -da -na -ga -ka -la -ta -öra -öras tj`,
  ],
  [
    'is',
    'ð þ -ur -ir -ar -inn -ið -um -nn -ún -ið -in -unum -arinnar -inni -anna -ðu -ða -ði -ið -ingar -ing -leg -legt -legur -lega hv- fj- -a -u -i -ja -st -ust -ast',
  ],
];
