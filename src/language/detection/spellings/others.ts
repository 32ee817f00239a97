import type { SpellingGroup } from '../spelling-group.ts';

/** Spellings that distinguish Slavic languages and the remaining ones: `-ending`, `beginning-`, or anywhere inside. */
export const otherSpellings: readonly SpellingGroup[] = [
  [
    'hr bs',
    `mje vje pje rje sje tje dje bje cje lje ijed ijen ijes ijek ijev ijel ijet ijem iješ ijeć ijep ijeg -irati -iran -irana -irano -irani prije- -io uvjet
    -ijeni -ijeno -ijena`,
  ],
  [
    'sr bs',
    '-ovati -ovan -ovana -ovano -ovani -isan -isana -isati -isano evrop taksi hiljad -uje računar uslov spisak avio',
  ],
  [
    'hr',
    `-telj -teljs -telja -teljem -itelj tisuć sučelj poslužitelj zaslon sustav računal pohran tipk ulazn izlazn učit preglednik uvoz izbornik zaporka
    općenit točk točn nadogra glazb tvrtk ovjer izvje uporab rabi rabl prilagod raspon dohva dohvat preuzim razdob mrežn odredišt podrž međusp poredak
    vrlo obavijest uspjel postavk poveznic pogrješ pogrešk`,
  ],
  [
    'sr',
    `prome izme zame prime name smer mere mest mesto obave reše rešen sled sledeć vredn vrednost celo cela celi delo dele delov uvek svet vest dete deo beleš vreme
    vremen umet umesto ispra -vek bezbed bezbedn podešavan podraz datum uređiv opseg mrež tačk tačn opšt uopšt istor spisk ukloni pretrag teksta prikaz direktoriju
    niz vrst primer razum upotreb dodel odred nede posle pre- pres -eo -ele -eno -ena -eni -enje strel levo leva desno greš unet unos unes vide htel smest premešt
    upore ispravn naredb kopi reč rečnik preč preč ubac uputst porek deljen naveden naved unapred naredn`,
  ],
  ['bs', 'tačk tačn općin hiljad historij uslov lahk mehk sedmic direktorij opći'],
  [
    'hr bs sr',
    '-ija -ije -iju -ijom -ost -osti -anje -enje -anja -enja -nja -nje lj nj -ski -ska -sko -ova -ovi -ati -iti -ima -ama -og -om -oj ć đ dž',
  ],
  [
    'sl',
    `-itev -itve -tev -tve -ega -emu -imi -ih -ost -osti -anje -enje -anja -enja -ni -no -na -ne -ljen -ati -iti -eti -čen -jen -eno -ano -ana -ani -nik -nika
    -ka -ke -lo -la -li vs- v- iz- raz- pre- -oč -eč -ev -ov -ja -je -ju -jo -em -om pri- -nost -nosti -žen -eč -jš -ejš -išč -išče`,
  ],
  [
    'cs',
    'ř ů ě -ého -ému -ých -ým -ými -ost -osti -ání -ení -ný -ná -né -ní -át -ít -ět -ova -ovat -ován -ování -te -ou -í -á ch',
  ],
  [
    'sk',
    'ľ ĺ ŕ ô ä -ého -ému -ých -ým -ými -osť -osti -anie -enie -ania -ný -ná -né -ní -ať -iť -ieť -ovať -ovan -ovanie -te -ou -ia -ie -iu -ej -ov dz',
  ],
  [
    'pl',
    `-ość -ości -anie -enie -ania -enia -ać -ić -yć -ować -owany -owana -owania -owanie -ny -na -ne -nych -nego -nym -ej -ą -ę -ie -ów -ach -ami sz cz rz dz ł ś
    -cja -cji -cje -ący -ące -ego`,
  ],
  [
    'szl',
    'ō ô ŏ ã -ość -yj -ygo -ymu -ōw -ōm -ōł -ać -ować -owany -owani -ani -yni -cyjo -cyje niy yn -ej sz cz rz dz ł',
  ],
  [
    'mk',
    `-от -та -то -те -ите -ата -ото -јата -ијата -цијата -ција -ции -ање -њето -њата -увањ -ување -увањето -ува -уваат -ат -аат -еше -ете -ните -ниот -иот -киот -ката
    -ќи ќ ѓ ѕ -јќи -ајќи -ирање -ирај -ирана -ран -ни -на -но -ен ј -ја -еј -ај -ски -ска -ско`,
  ],
  ['mk bg', '-та -то -те -ите -ата -ото -ува -ен -но -на -ни -ски -ска -ско'],
  ['mk sr', 'ј ње ља ња љ њ џ -ја -је -ије -ија -ју'],
  [
    'sr',
    '-ог -ом -их -им -ама -има -ити -ати -ање -ња -ње -њу -ти -ћи ћ ђ ј -ију -ије -ија -ске -ски -ска -ско -ост -ости -ује -ује -ујем -ова -ове -ови -у -е -ијски',
  ],
  [
    'bg',
    '-ът -ят -ия -ния -ция -ции -ие -ието -ването -ване -ване -ето -ата -ите -та -то -те -ира -ирай -иране -ен -на -но -ни -ски -ска ъ щ -ай -ане -ява -яване -яне',
  ],
  [
    'ru',
    '-ый -ой -ого -его -ему -ому -ние -ния -ть -тся -ться -ов -ия -ая -ое -ые -ых -ым -ами -ями -ий -ии -ие -ей -ешь -ет -ют -ать -ить ы э ъ',
  ],
  ['uk', '-ий -ого -ому -ння -ти -тися -ів -ія -а -е -і -их -им -ами -ями -ість -ості -ої -ою -ється -ься і ї є'],
  ['be', '-ы -ага -аму -нне -ння -ць -цца -аў -ыя -ая -ае -ых -ым -амі -ямі -асць -ў ў і дз -оў -кі'],
  [
    'eu',
    '-ak -ek -aren -ren -tzen -tzea -tzeko -tu -du -ko -ik -rik -tik -ean -etan -ena -kin -gatik -era -ra -ari -tza -tzaile -ezin -ezazu tx tz ts rr -oa -ea -ua',
  ],
  ['mt', 'għ ħ ż ġ ċ -iet -jiet -zzjoni -jonijiet -at -ja -ità -ment -ra -ija -tt -kk -aw -ew -oq'],
  [
    'cy',
    `dd ff -au -iau -ion -aeth -iad -iadau -ydd -wyd -odd -ol -edd -wch -yn -yr -edig -wr -ig -io -u -ir -ei wy yw wn gw cy ch ll -og -dol -fa -eg -rwydd
    -yddion -ych -dd -ff -ll ŵ ŷ -iol -wydd y w aw -wy -aid -och -ant -ent -ynt nh rh`,
  ],
  [
    'ga',
    `bh mh dh gh fh ch th sh gc bp dt mb -adh -acht -achta -ann -anna -áil -ála -aithe -ithe -anta -úil -ach -aigh -igh ao ea éa ái ío úi aí ói -aí -óir -óirí -ú -ail -acha
    -ar -aid -air -eann -eart`,
  ],
  [
    'br',
    `c'h zh -añ -iñ -où -ioù -ennoù -enn -adur -adurioù -erezh -ezh -er -ez -et -el -ek -our -out -ouezh -enn -idigezh -ded -lec'h ez-  gw ñ où oue eo oa
    -iad -ad -ed -enti -eget -izañ -adoù -roù -din -ñs`,
  ],
  [
    'id ms',
    '-kan -nya -an -lah ber- ter- me- mem- men- meng- meny- pe- per- pem- pen- peng- di- ke- se- ng ny -i ai au',
  ],
  [
    'id',
    `-si -isasi -isir -itas -ivitas -tas -sikan -isasikan -tur -asi -usi -ensi -ansi -isme -is -ik galat berkas unduh unggah tampil opsi kesalahan paket layar jaring
    tombol jendel ukuran daftar kunci perintah setelah karakter argumen dapat butuh simbol pengatur pengaturan bisa dikenal ditemukan dikenali sambung
    gunakan gambar tulis coba digunakan diketahui kosong berhasil beri tanda izin halaman pesan saat ketika kode larik baris keluar`,
  ],
  [
    'ms',
    `-iti -liti -syen -is -oh -ksi -ogi -kal -if fail ralat tetap senarai saiz cuba guna kekunci arahan skrin papan cakera pelayan pautan maklum perisian dijumpai
    pakej sahaja laluan mesej kumpulan tarikh akaun sebarang buang ruang kandungan baharu tetingkap rangkaian selepas pilihan bendera baik imej rentetan
    aksara storan simpan tidak sah sah dikenalpasti kebenaran pemacu pasang sedia butang perkakasan bunyi`,
  ],
  [
    'tr',
    '-lar -ler -ları -leri -lık -lik -mak -mek -dır -dir -ın -in -nın -nin -yor -iyor -ğı -ği ğ ı ş -acak -ecek -siz -li -lı',
  ],
  [
    'hu',
    'gy sz cs zs ny -ás -és -ban -ben -nak -nek -val -vel -ság -ség -ok -ek -ök -hoz -tól -től ő ű -ható -hető -ása -ése',
  ],
  [
    'fi',
    'ää yy uu ii aa -inen -iset -ssa -ssä -sta -stä -lla -llä -lle -ksi -nen -isen -minen -ttu -tty -vat -vät -uus -yys tt kk ll -t -n ö',
  ],
  ['et', 'õ üü öö aa ee -mine -mise -tud -dud -ud -ne -sed -ga -st -le -ks -da -ta -us -used -ist -ik -lik'],
  ['lv', 'ā ē ī ū ķ ļ ņ ģ -šana -šanas -ts -ta -as -us -is -ija -ijas -īt -ēt -āt -jums -u -ais'],
  ['lt', 'ė ų ū į -imas -imo -ymas -as -is -us -os -ai -ų -ti -tas -ta -iai -ių -oje -ijos -ija -uoti'],
  ['sq', 'ë ç -ë -ve -it -eve -imi -uar -shme -shëm xh dh -ja -je -et -ës -ën nj gj sh -ohet -im'],
  ['vi', 'đ ươ ượ iệ uố -ng th- ng- nh- kh- ph- tr-'],
];
