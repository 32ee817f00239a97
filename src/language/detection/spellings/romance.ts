import type { SpellingGroup } from '../spelling-group.ts';

/** Spellings that distinguish the Romance languages (and Esperanto): `-ending`, `beginning-`, or anywhere inside. */
export const romanceSpellings: readonly SpellingGroup[] = [
  ['es gl ast an', '-ción -sión -ería -encia -encias -ancia ñ'],
  ['es ast', '-ciones -siones -idades -miento -ientes'],
  [
    'es',
    '-dad -idad -miento -mientos -aje -ajes -uela -uelo -illo -illa -jo -ja -jos -jas -ió -ieron -jar je ji jer -nte -eza -ado -ada -ados -adas -ible -ibles -ones -ores -lmente',
  ],
  ['es gl pt', '-ando -endo -ido -ados -idos -mente -adas -ado -ada -iva -ivo -ivos -ivas -eza -ario -aria'],
  [
    'gl',
    `-cións -sións -óns -áns -íns -ús -xe -xes -axe -axes -xa -xo -xar -xir -xer xen xes xer xis xeo xur xus xun xan xad xul -xía
    -bel -beis -íbel -ábel -ouse -euse -iuse -unha unh ñe ñas -iño -iña -ible -antes -lles -lle -llo -xio -uxo -axado -alle
    -ades -aba -ban -aron -eron -onse -ente -izo -iza -ecto -ería -eiras -ción -oito -eito -eita -ís -ue`,
  ],
  [
    'gl pt',
    '-eiro -eira -eiros -eiras -ade -idade -ades -idades -ais -eis -ois -ou -mento -mentos -ura -uras -oso -or -ores -ario -eza',
  ],
  ['gl ast', 'xen xer -xe -xes -axe -axes -xu -xos -xes xis xim'],
  [
    'pt',
    `-ção -ções -são -sões -ão -ões -ães -ãos -ência -ências -ância -agem -agens -ável -ível -veis -em -ém -am -om -im -ns
    -ram -rem -ador -inho -inha nh lh -lho -lha -nça -nço -ório -ária -ário -gem -ços -ça -ço ss -ssão -oão -aí -ções -va
    -quer -çar -iço -mos -ei -s -vo -ndo -ê`,
  ],
  [
    'ast',
    `-áu -íu -aos -íos -aes -ines -mientu -amientu -iellu -iella -ayu -adu -idu -osu -ivu -ariu -eru -oriu -itu -ernu -entu -antu
    -icu -dá -tá -aba -ase -xón -eres -ores -anse -ense -óse -óme -iéu -ió -aren -ieren -íes -abes -tes -nes -des -res -ues -ves
    -ciu -lu -ru -su -tu -nu -mu -stu -tru -dru -cu ll- -yu -ye y- xon`,
  ],
  [
    'an',
    `-che -cho -chins chen chi- che- chu- chir -ato -ata -atos -atas -ito -itos -uto -zions -cions -dors -ors -ons -dat -datz -tatz -atz -itz
    -etz -ontz -untz ny -nyo -nya -nyos -yer -yir -iello -iella -ichos -icho -dera -miento -mientos -monio -ble -bles
    -able -aba -eba -iba -eban -iban -ón -isen -ase -arán -aron -io -ixen -ix -ixa -ixe -uixa -uixo nb np`,
  ],
  ['an ca', '-ons -ents -ants -ets -ats ny -at -als -ors -ments -ament'],
  [
    'ca',
    `-ció -cions -sió -ència -ències -ància -itat -etat -itats -itzar -itza -itzat -atge -atges l·l eix -eix -eixen -ixen -ix tx tg -ig -aig
    -uig -ès -ús -às -ís -ós -ats -ades -ments -ada -iva -ius -iu -eu -ària -òria -ori -aire -ador -adors -adora -ora -ors
    -à -ò -í -és -ïn uï aï -arà -aran -irà -iran -im -em -guin -eguin -qüe -gü -esa -tx -nys -ll -ny -ys -t -ques -gues -ble
    -bles -ents -ants ny -ic -ica -iques -ogen -ot -aven -ava -ia -ies -l -ll- ss`,
  ],
  ['ca oc', '-tat -itat -tats -ència -ància -ença -at -ats -al -als -ment -ments -ar -ir -ic -ica -iu -iva -atge'],
  [
    'oc',
    `-cion -cions -sion -sions -ièr -ièra -ièrs -ièras -èr -èra -iá -iás -ián -ètz -atz -etz -itz -èm -am lh nh -lh -nh -lha -nha -tja -tjas
    -atge -atges -airitz -aire -òl -òla òu òc òr òs òt òn òm òri iè uè -adas -idas -udas -ada -ida -ut -uda -at -ats -ar -ir -izar
    -itz -aire -ura -osa -os -as -èssa -és -esa -ic -ica -icas -iu -iva -ivas -òri -ària -ari -aris -able -abla -ible -ibla
    -ança -ença -éncia -éncias -àncias -ància -ason -rion tj -tz -ns -ons -sson`,
  ],
  [
    'it',
    `-zione -zioni -ità -tà -ggio -aggio -aggi gli cch -zza -zze -zzo zz -are -ere -ire -ato -ata -ati -ate -ito -iti -ite -uto -uti -mente
    -mento -menti -tore -tori -trice -evole -abile -ibile -abili -ibili -ico -ici -iche -ica -ivo -ivi -iva -ive -ale -ali
    -one -oni -enza -anza -enze -sione -sioni -ò -ù -etto -etta -ella -ello -elle -elli -ssimo -chi -ghi ci gg -io -ia -ie tt cc
    ll pp bb ff rr`,
  ],
  [
    'sc',
    `-tzione -tziones -mentu -mentos -adu -ada -ados -adas -idu -ida -idos -udu -uda -dde -ddu -dda -ddos tz dd -tz -ntzia -tzia -ende -ande -iare
    -ales -ores -ore -are -àere -èrere -ìere ghe gh -u -us -os -eddu -edda -ighe -àriu -ària -àrios -issi -ividade
    -abile -ìbile -ant -ent -at -et -it`,
  ],
  [
    'ro',
    `-ul -ului -ilor -elor -ea -ele -ează -ește -esc -ești -uri -urile -ător -ătoare -ție -ții -ția -ție -ație -ații -ația -are -ării -area
    -ere -erea -ire -irea -it -ită -ite -at -ată -ate -ut -ută -ii -iei -iile -esc -escu -oare -oarea -ă -âi î- în- ce- -le -lui -or
    -em -ăm -ți -ez -ezi`,
  ],
  [
    'fr',
    `-eaux -eau -eux -euse -euses -tion -tions -sion -ment -ments -ique -iques -aux -eur -eurs -ière -ières -ier -é -és -ée -ées -er -ez
    -ait -aient -ons -ont -ent -ant -ante -isme -oir -oire -aire -aires -ité -ités -esse -ette -elle -elles -able -ible -age -ages
    -ance -ence -que -ques -aud -ois -oise -ais -aise -ou ou oi œ eau -x -oux -ieu -uit -ite`,
  ],
  ['fr en', '-tion -tions -able -ible -age -ance -ence -ment -ments'],
  ['frp', '-âl -êro -ôt -acion -acions -ament -ês -èt -iér -iére -ât -âr -ôn -ôs -ox -eso -alament -o -os -enta -ento'],
  [
    'eo',
    `-oj -ojn -aj -ajn -ojn -iĝi -iĝas -iĝis -igi -igas -igis -ita -ata -anta -inta -onta -itaj -ataj -antaj -ado -adon -ejo -ilo -ilon -eco -econ -ujo
    -ebla -eblas -enda -ema -isto -istoj -ino -ulo -aĵo -aĵoj -ero mal- ek- dis- kv aŭ eŭ -as -is -os -us -u -en -on -an -igo -igu -iĝo
    kk ks -cio -cion -cioj -cia -iva -o -e -i ĝ ŝ ĉ ĵ ĥ ŭ`,
  ],
];
