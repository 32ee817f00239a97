import type { WordGroup } from '../word-group.ts';

/** Frequent words of the languages outside the large families, each with every language that has it so spelled. */
export const otherWords: readonly WordGroup[] = [
  [
    'eu',
    `eta da ez bat du dira ere baina edo hau hori hura zen ziren dut dugu dute duzu naiz gara zara dago daude nago izan
    egin egiten esan joan etorri nahi behar ahal gaur bihar atzo orain gero hemen han hor zer nor non noiz nola zergatik
    zenbat zein guztiak dena ezer inor inoiz beti oso asko gutxi gehiago baino bezala gabe arte artean gainean azpian
    aurretik ondoren kaixo eskerrik asko mesedez agur egun on gau arratsalde bai ongi etorri barkatu jauna andrea urte urtea
    gizon emakume ume haur mutil neska seme alaba anaia arreba aita ama lagun lagunak auto etxe etxea zakur txakur katu ur
    ura ogi esne gazta kale hiri herri mundu bizitza denbora lan eskola liburu diru dirua handi txiki berri zahar eder
    pasahitza laguntza itxi gorde bidali bilatu utzi ordenagailu telefono helbide sagar bihotz zeru hondartza uda negu
    urdin gorri berde beltz zuri hori astelehena asteartea asteazkena osteguna ostirala larunbata igandea urtarrila
    otsaila martxoa apirila maiatza ekaina uztaila abuztua iraila urria azaroa abendua bi hiru lau bost sei zazpi zortzi
    bederatzi hamar prezio ni zu gu zuek haiek nire zure gure bere haren hizkuntza euskara dela den duen dituzte zuen`,
  ],
  [
    'mt',
    `il l-  ta' li u fi ma għal minn bil fuq huwa hija kien kienet kienu għandu għandha għandi hemm jew iżda imma mhux aktar
    biss dan din dawn dak dik jien int hu hi aħna intom huma tiegħi tiegħek tagħna x' meta fejn għaliex kif kemm min kollox
    xejn xi ħadd qatt dejjem illum għada lbieraħ issa wara qabel grazzi jekk jogħġbok bonġu bonswa merħba saħħa iva le
    skużi sena snin raġel mara tifel tifla tfal iben bint ħu oħt missier omm ħabib karozza dar kelb qattus ilma ħobż ħalib
    ġobon triq belt pajjiż dinja ħajja ħin xogħol skola ktieb flus tajjeb ħażin kbir żgħir ġdid qadim sabiħ għajnuna
    wieħed tnejn tlieta erbgħa ħamsa sitta sebgħa tmienja disgħa għaxra malti lingwa tal mill dwar bejn kull ukoll`,
  ],
  [
    'cy',
    `y yr a ac yn mae i o ar ei eu am gan wedi bod ond fel oedd roedd dyma dyna hwn hon hyn hynny fi ti ef hi ni chi nhw
    fy dy ein eich pwy beth ble pryd pam sut faint popeth dim rhywbeth rhywun neb byth bob bore heddiw yfory ddoe nawr rwan
    wedyn diolch os gwelwch dda helo shwmae prynhawn nos da ie na hwyl croeso sori blwyddyn dyn menyw plentyn plant
    bachgen merch mab brawd chwaer tad mam ffrind ffrindiau car tŷ ci cath dŵr bara llaeth caws stryd dinas gwlad byd bywyd
    amser gwaith ysgol llyfr arian drwg mawr bach newydd hen hardd cymorth cau cadw anfon chwilio canslo cyfrifiadur ffôn
    cyfeiriad afal calon haf gaeaf glas coch gwyrdd du gwyn melyn llun mawrth mercher iau gwener sadwrn sul un dau tri
    pedwar pump chwech saith wyth naw deg pris heb dan dros rhwng neu hefyd iawn mwy rydw dw i'n dwi'n eisiau cymraeg cymru
    iaith nid`,
  ],
  [
    'br',
    `ar an al hag ha e en eus da gant war a zo oa eo ez ne ket me te eñ hi ni c'hwi int din dit dezhañ dezhi deomp va ma da
    e he hon ho o piv petra pelec'h pegoulz perak penaos pegement holl pep tra netra unan bennak den ebet biskoazh atav
    bepred hiziv warc'hoazh dec'h bremañ goude a-raok amañ aze eno trugarez mar plij demat kenavo ya nann noz vat deiz mat
    degemer digarez bloaz bloavezh gwaz maouez bugel bugale paotr plac'h mab merc'h breur c'hoar tad mamm mignon mignoned
    karr ti ki kazh dour bara laezh keuz straed kêr bro bed buhez amzer labour skol levr arc'hant fall bras bihan nevez kozh
    brav sikour serriñ enrollañ kas klask nullañ urzhiataer pellgomz chomlec'h aval kalon oabl hañv goañv glas ruz gwer du
    gwenn melen lun meurzh merc'her yaou gwener sadorn sul daou tri pevar pemp c'hwec'h seizh eizh nav dek priz hep dindan
    etre pe ivez re muioc'h gallout ober bezañ kaout mont dont brezhoneg breizh yezh gwelloc'h evit evel met gwelet emañ
    emaon`,
  ],
  [
    'ga',
    `agus an na is tá ar i le go do a ní sé sí mé tú sinn sibh siad bhí bhfuil níl seo sin cad cé cá conas cathair raibh
    maith go raibh dia duit slán lá oíche maidin inniu amárach inné anois fear bean páiste teach uisce arán bainne
    leabhar scoil obair saol am mór beag nua sean gaeilge éireann ach nó mar ag as faoi idir gan freisin`,
  ],
  [
    'id ms',
    `yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke ada mereka lebih telah kami atau kita dia
    sudah seperti oleh sangat hanya jika apa siapa mana mengapa bagaimana berapa anda kamu aku semua setiap orang tidak
    pernah selalu sini sana hari esok sekarang kemudian terima kasih tolong selamat pagi petang malam ya maaf tahun bulan
    minggu lelaki perempuan anak ibu bapa abang adik kawan rumah kucing anjing air roti susu jalan kota negara dunia hidup
    masa kerja sekolah buku wang baik buruk besar kecil baru lama cantik bantuan tutup simpan hantar cari batal telefon
    alamat hati langit pantai biru merah hijau hitam putih kuning isnin selasa rabu khamis jumaat sabtu satu dua tiga empat
    lima enam tujuh delapan lapan sembilan sepuluh harga tanpa antara mau mahu ingin boleh bisa harus perlu makan minum
    tidur pergi datang lihat tahu bahasa`,
  ],
  [
    'id',
    `bahwa karena bisa adalah saat mobil sepeda kantor uang kamu mau kapan kenapa gimana enggak nggak tidak bukan belum
    sudah saja dapat sore siang selamat besok kemarin silakan permisi pria wanita cowok cewek bapak kakak teman rumah sakit
    roti keju apel kulkas kota provinsi kabupaten kepada terhadap melalui mengenai setelah sebelum ketika sedangkan
    maupun rupiah indonesia senin rabu kamis jumat sabtu minggu januari februari maret april mei juni juli agustus september
    oktober november desember delapan nol kirim simpan batalkan kata sandi unduh unggah pengguna berkas tautan komputer
    telepon handphone musim gratis bioskop apotek polisi universitas kualitas aktivitas butuh coba ingin kereta stasiun
    bandara cuaca halo hai bagus banget banyak sekali anda toko pakai kalau itulah pabrik listrik rusak`,
  ],
  [
    'ms',
    `bahawa kerana boleh ialah semasa kereta basikal pejabat wang awak mahu bila kenapa macam mana tak bukan belum sahaja
    dapat petang tengah hari esok semalam sila minta lelaki wanita encik puan cik rakan kawan hospital keju epal peti sejuk
    bandar negeri daerah kepada terhadap melalui mengenai selepas sebelum ketika manakala mahupun ringgit malaysia isnin
    rabu khamis jumaat sabtu ahad januari februari mac april mei jun julai ogos september oktober november disember lapan
    sifar hantar simpan batal kata laluan muat turun naik pengguna fail pautan komputer telefon bimbit percuma pawagam
    farmasi universiti kualiti aktiviti perlu cuba ingin tren keretapi stesen lapangan terbang cuaca helo cantik sangat
    banyak sekali anda kedai guna kalau kilang elektrik rosak daripada pelbagai beliau iaitu serta agar melayu kerajaan
    merupakan budak jumpa`,
  ],
  [
    'sq',
    `dhe në të e i një për me nga që është nuk ka si do por kjo ky ai ajo unë ti ne ju ata këtu atje sot nesër dje tani
    faleminderit ju lutem përshëndetje mirëdita natën mirë po jo mirupafshim çfarë kush ku kur pse sa shtëpi ujë bukë qumësht
    libër shkollë punë jetë kohë i madh vogël ri vjetër mik gjithë shumë janë kam kemi jam jemi ishte`,
  ],
  [
    'lt',
    `ir yra kad į iš su ne tai kaip bet ar aš tu jis ji mes jūs jie šis ši kas kur kada kodėl labai dar jau tik labas ačiū
    prašau sveiki labas rytas diena naktis taip viso gero vanduo duona pienas namas šuo katė knyga mokykla darbas gyvenimas
    laikas didelis mažas naujas draugas šiandien rytoj vakar dabar buvo bus gali turi reikia visi apie nuo po prieš`,
  ],
  [
    'lv',
    `un ir ka uz no ar nav tas kā bet vai es tu viņš viņa mēs jūs viņi šis šī kas kur kad kāpēc ļoti vēl jau tikai sveiki
    paldies lūdzu labrīt labdien diena nakts jā nē uz redzēšanos ūdens maize piens māja suns kaķis grāmata skola darbs dzīve
    laiks liels mazs jauns draugs šodien rīt vakar tagad bija būs var vajag visi par pēc pirms lai man`,
  ],
  [
    'et',
    `ja on et see ei ma sa ta me te nad kui aga või mis kes kus millal miks väga veel juba ainult tere aitäh palun
    hommikust päevast õhtust ööd jah nägemist vesi leib piim maja koer kass raamat kool töö elu aeg suur väike uus vana sõber
    täna homme eile nüüd oli olid olema saab peab kõik kohta pärast enne minu sinu meie teie ning oma siin seal`,
  ],
  [
    'fi',
    `ja on ei se että hän minä sinä me te he mutta tai kuin mikä kuka missä milloin miksi hyvin vielä jo vain hei moi
    kiitos ole hyvä huomenta päivää iltaa yötä kyllä näkemiin vesi leipä maito talo koira kissa kirja koulu työ elämä aika
    suuri pieni uusi vanha ystävä tänään huomenna eilen nyt oli olivat olla voi pitää kaikki jälkeen ennen minun sinun
    tämä tuo nämä ovat olen olet joka kun niin myös mitä kanssa auto rakkaus terve anteeksi`,
  ],
  [
    'hu',
    `a az és hogy nem is egy van volt de ez azt ha vagy én te ő mi ti ők mint mit ki hol mikor miért nagyon még már csak
    szia köszönöm kérem jó reggelt napot estét éjszakát igen viszontlátásra víz kenyér tej ház kutya macska könyv iskola
    munka élet idő nagy kicsi új régi barát ma holnap tegnap most volt lesz lehet kell minden után előtt nekem ezt meg el
    fel szép autó szeretlek üdvözöljük bocsánat`,
  ],
  [
    'tr',
    `ve bir bu da de için ile çok ne o ben sen biz siz onlar ama veya gibi daha var yok değil mi kim nerede zaman neden
    nasıl kadar her şey hiç bugün yarın dün şimdi sonra önce merhaba teşekkürler teşekkür ederim lütfen günaydın iyi geceler
    evet hayır hoşça kal hoş geldiniz su ekmek süt ev köpek kedi kitap okul iş hayat büyük küçük yeni eski arkadaş araba
    olarak olan oldu olduğu en sokak şehir para güzel seni seviyorum`,
  ],
  [
    'az',
    `və bir bu da də üçün ilə çox nə o mən sən biz siz onlar amma və ya kimi daha var yox deyil kim harada nə vaxt niyə
    necə hər şey heç bu gün sabah dünən indi sonra əvvəl salam təşəkkür edirəm zəhmət olmasa sabahınız bəli xeyr su çörək
    süd ev it pişik kitab məktəb iş həyat böyük kiçik yeni köhnə dost olan olaraq`,
  ],
  [
    'tl',
    `ang ng sa mga na ay at ko mo siya ako ikaw kami tayo kayo sila ito iyan iyon hindi oo po salamat kumusta magandang
    umaga hapon gabi araw bahay tubig aso pusa libro trabaho buhay oras malaki maliit bago may mayroon wala kung para
    lang din rin pa ano sino saan kailan bakit paano ngayon bukas kahapon`,
  ],
  [
    'vi',
    `và là của có không được cho một những các trong với này đã tôi bạn anh chị em chúng ta họ người khi nào đâu gì sao
    rất cũng chỉ còn xin chào cảm ơn vâng tạm biệt nước nhà chó mèo sách trường việc cuộc sống thời gian lớn nhỏ mới cũ
    hôm nay ngày mai qua bây giờ đến từ về`,
  ],
  [
    'sw',
    `na ya wa kwa ni za la katika kuwa hii hiyo huo yake yangu yako mimi wewe yeye sisi nyinyi wao hapana ndiyo asante
    jambo habari karibu tafadhali leo kesho jana sasa maji chakula nyumba mbwa paka kitabu shule kazi maisha wakati kubwa
    ndogo mpya rafiki nini nani wapi lini lakini au kama pia sana watu mtu`,
  ],
  [
    'ku',
    `û li bi di ji ku ev ew ez tu hûn em wan min te me we ye ne na erê spas silav rojbaş çawa çi kî kengî çima ku derê av
    nan mal kitêb dibistan kar jiyan mezin biçûk nû heval îro sibê duh niha gelek jî her kurdî bo ser`,
  ],
];
