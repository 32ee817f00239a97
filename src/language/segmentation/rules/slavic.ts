import type { LanguageRules } from './language-rules.ts';

export const russian: LanguageRules = {
  leading:
    'т.е т.к т.н т тов гр г-н г-жа проф акад доц доцент инж канд д-р св ул пр просп пер пл наб бул ш обл р-н пос дер см ср напр ' +
    'адм ген кап лейт мин макс прим ред изд англ нем фр лат греч рус и.о зам зав гл юр физ мат ок',
  numbered:
    'рис табл стр с п пп ст ч № д кв корп оф эт кн вып разд пар абз комн янв фев мар апр июн июл авг сен сент окт ноя дек',
  units: 'г гг в вв тыс млн млрд трлн руб коп долл ч мин сек чел км см мм м кг л экз',
  closing: 'т.д т.п др н.э',
  doubtful: 'им тел полк вид',
  starters:
    'Он Она Оно Они Я Мы Ты Вы Это Этот Эта Эти Тот Та Те То В Во На С Со К Ко У О Об От До Из За По Под Над При Для Без ' +
    'Через После Перед И А Но Или Если Когда Как Что Кто Где Почему Да Нет Не Ни Там Тут Здесь Теперь Сейчас Потом Все Всё ' +
    'Его Её Их Мой Наш Ваш Так Также Однако Поэтому Затем Хотя Пока Ещё Уже Только Даже',
};

export const ukrainian: LanguageRules = {
  leading:
    'т.зв т тов гр проф акад доц інж канд д-р св ім вул пр просп пров пл наб бул обл р-н смт див пор напр ' +
    'ген кап мін макс прим ред англ нім лат рос укр в.о зам зав',
  numbered:
    'рис табл гл розд с ст стор п пп ч № буд кв корп оф кн вип пар абз д січ лют бер кві тра чер лип сер вер жов лис гру',
  units: 'р рр ст тис млн млрд грн коп дол год хв сек чол км см мм м кг л прим',
  closing: 'т.д т.п ін н.е',
  doubtful: 'тел полк вид',
  starters:
    'Він Вона Воно Вони Я Ми Ти Ви Це Цей Ця Ці Той Та Ті То У В На З Із Зі До Від Об Про За По Під Над При Для Без Через ' +
    'Після Перед І Й А Але Або Якщо Коли Як Що Хто Де Чому Так Ні Не Там Тут Тепер Зараз Потім Усі Всі Усе Все Його Її Їх ' +
    'Мій Наш Ваш Також Однак Тому Хоча Поки Ще Вже Лише Навіть',
};

/** Polish, Czech, Slovak, Slovenian, Croatian, Bosnian, Serbian in Latin letters share most of these. */
export const westAndSouthSlavic: LanguageRules = {
  leading:
    'dr prof inż mgr ing p ul al pl os św sv tzw tzn np m.in tj czyli por zob tel r.š gosp ga mr doc mag ' +
    'npr odn sl cca napr např tzv resp popř čl t.j t.zv ks bp gen płk kpt mjr bl',
  numbered: 'nr br č čís str s rys rozdz art ust pkt tab tabl obr kap tom t odst god',
  units: 'r w tys mln mld mil mlrd mio god g zł gr kč',
  closing: 'itd itp etc atd apod aj i.t.d in sod ipd',
  starters:
    'To Ten Ta Te On Ona Ono Oni Ja My Ty Wy W We Na Z Ze Do Od Po Za Przy Dla Bez I A Ale Lub Jeśli Gdy Kiedy Jak Co Kto ' +
    'Gdzie Tak Nie Nikt Tam Tu Teraz Potem Wszyscy Jego Jej Ich Já My Vy Oni V Ve S Se K U O Nebo Ale Když Kde Ne Ano Toto ' +
    'Tento Teď Všichni Jeho Její Ovo Ovaj Ova Taj U Iz Kad Kada Ako Ali Ili Što Tko Gdje Da Sada Svi Njegov Njen Mi Vi Je Bi',
  ordinals: true,
};
