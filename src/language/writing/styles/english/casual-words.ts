/** Words of letters and offices → those among friends. */
export const casualWords = `
{purchase} (@article) -> {buy}
(@beside) purchase -> buy
{receive} -> {get}
{obtain} -> {get}
{require} (a|an|the|more|some|any|no|your|our|at|that|further|additional) -> {need}
{assist} (me|us|you|him|her|them|the|our|your) -> {help}
{utilize} -> {use}
{utilise} -> {use}
{commence} -> {start}
(!@article) {begin} -> {start}
{attempt} to -> {try} to
{inform} (me|us|you|him|her|them|the|your|our|all|everyone) -> {tell}
{notify} (me|us|you|him|her|them|the|your|our|all|everyone) -> {tell}
{contact} (me|us|you|him|her|them) -> {get_in_touch_with}
{reply} to you -> {get} back to you
{request} (a|the|your|more|further|additional) -> {ask_for}
{discuss} (the|this|it|our|your|how|what|a) -> {talk_about}
{consider} (a|an|the|this|it|our|your|how) -> {think_about}
{investigate} (the|this|it|how|why|what) -> {look_into}
{examine} (the|this|it|how|why|what) -> {look_at}
{review} (the|this|it|your|our|these) -> {look_over}
{postpone} (the|our|this|it) -> {push_back}
{cancel} the|our|this (meeting|trip|party|event|wedding|match|game|show|concert|picnic) -> {call_off} the|our|this
// The lexicon has the British spellings.
canceled|canceling the|our|this (meeting|trip|party|event|wedding|match|game|show|concert|picnic) -> called|calling off the|our|this
{resolve} (the|this|that|it|all) -> {fix}
{continue} ($|,|for|until) -> {keep_going}
{determine} (the|why|how|what|whether|if|who) -> {figure_out}
{discover} (that|why|how|what) -> {find_out}
{complete} (the|this|that|our|my) -> {finish}
{ensure} that -> {make} sure
{ensure} (the|we|you|they|your|our|it|everything) -> {make} sure
{establish} (a|an) (~between) (~that) -> {set_up}
{tolerate} -> {put_up_with}
(price|prices|rent|rents|cost|costs|sales|number|numbers|demand|fees|rate|rates|temperature|temperatures|traffic|profits|unemployment|it|they|has|have|had|will|to) {increase} ($|by|from|this|last) -> {go_up}
(price|prices|rent|rents|cost|costs|sales|number|numbers|demand|fees|rate|rates|temperature|temperatures|traffic|profits|unemployment|it|they|has|have|had|will|to) {decrease} ($|by|from|this|last) -> {go_down}
{wish} to -> {want} to
{arrive} at (the|our|your|my) -> {get} to
{depart} -> {leave}
(^|and) therefore ,? -> so
(^) consequently , -> So
(^) as a result , -> So
(^) however , -> But
(^) nevertheless , -> Still ,
(^) nonetheless , -> Still ,
(^) furthermore , -> Plus ,
(^) moreover , -> Plus ,
(^) additionally , -> Plus ,
(^) in addition , -> Plus ,
(^) unfortunately , -> Sadly ,
(^) fortunately , -> Luckily ,
(^) for this reason , -> So
(^) perhaps -> Maybe
perhaps -> maybe
in order to -> to
due to the fact that -> because
(~i) (~we) (~they) (~he) (~she) (~it) (~will) (~be) (~been) (~is) (~are) (~was) (~were) (~must) (~i'll) (~we'll) as soon as possible -> as soon as you can
at your earliest convenience -> when you get a chance
at the moment -> right now
at present -> right now
currently -> right now
immediately ($|,|and|if|because) -> right away
in the near future -> soon
subsequently -> later
previously ($|,) -> before
prior to -> before
approximately -> about
sufficient -> enough
numerous -> lots of
many (people|customers|users|questions|problems|things|ideas|friends|photos|places|reasons|errors|details|changes|comments) -> a lot of
(!too|so|as|how|very) much (time|money|work|effort|space) (!than|as) -> a lot of
(!as|so|too|how|very) many (people|customers|users|questions|problems|things|ideas|friends|photos|places|reasons|errors|details|changes|comments) -> lots of
a large number of -> loads of
a great deal of -> loads of
a number of (@plural) -> a bunch of
several (@plural) -> a few
considerably|significantly (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter) -> a_lot|a_lot
much (better|worse|faster|cheaper|easier|harder|bigger|smaller|longer|shorter) -> way
slightly (better|worse|more|less|faster|cheaper|easier|higher|lower|late|longer|shorter|slow) -> a bit
(!not|isn't|aren't|wasn't|weren't|don't|doesn't) very (good|happy|easy|useful|helpful|nice|busy|important|interesting|hard|difficult|fast|slow|clear|simple|friendly|quickly|well|tired|cold|warm|loud|quiet|long|short|expensive|pleased|strong|comfortable) -> really
extremely -> really
quite (good|happy|easy|useful|nice|busy|hard|difficult|fast|slow|clear|simple|expensive|well|long|short|quickly|late) -> pretty
somewhat -> a bit
excellent -> great
outstanding -> amazing
superb -> amazing
pleasant -> nice
satisfactory -> fine
acceptable -> okay
inexpensive -> cheap
difficult (to|question|questions|decision|task|situation|problem|one|bit|part) -> tricky
(@article) difficulty|difficulties -> trouble|troubles
children -> kids
(my|your|our|his|her|their) manager -> boss
photograph|photographs -> photo|photos
information -> info
television -> TV
colleagues ($|,|and|will|are|have) -> teammates
is|are not going to -> isn't|aren't gonna
please find attached -> I've attached
please find enclosed -> I've attached
please do not hesitate to -> feel free to
please don't hesitate to -> feel free to
do not hesitate to -> feel free to
do let -> let
i apologize for (~hope) (~will) -> sorry about
i apologise for (~hope) (~will) -> sorry about
we apologize for (~hope) (~will) -> sorry about
we apologise for (~hope) (~will) -> sorry about
i am sorry for (~hope) (~will) -> sorry about
we are sorry for (~hope) (~will) -> sorry about
i look forward to (hearing|seeing|meeting|your|working) -> looking forward to
we look forward to (hearing|seeing|meeting|your|working) -> looking forward to
(!i|we|to|and|can|not|you|must|they) thank you very much for -> thanks a lot for
(!i|we|to|and|can|not|you|must|they) thank you for -> thanks for
thank you very much ($) -> thanks a lot
thank you in advance -> thanks in advance
(^) thank you ($) -> thanks
i would be grateful if you could -> it'd be great if you could
i would appreciate it if you could -> it'd be great if you could
i am writing to (ask|tell|let|say|check|follow) -> I just wanted to
we regret to inform you that -> sorry to say ,
we would be delighted to -> we'd love to
i would be delighted to -> I'd love to
i am pleased to -> I'm happy to
we are pleased to -> we're happy to
i am unable to -> I can't
we are unable to -> we can't
am|is|are|was|were not able to -> can't|can't|can't|couldn't|couldn't
is|are able to -> can|can
it is possible that -> maybe
it appears that -> it looks like
it seems that -> it looks like
with regard to -> about
regarding (the|your|our|this|my) -> about
concerning (the|your|our|this|my) -> about
such as -> like
yes , -> yeah ,
hello , -> hey ,
good morning , -> morning ,
(^) hello ($|,|!) -> hi
(^) thank you ($|,|!) -> thanks
(^) thank you for -> thanks for
(!i|we|to|and|can|not|you|must|they) thank you for (your|the|coming|helping|letting|sending|all|inviting) -> thanks for
many thanks for -> thanks a lot for
many thanks -> thanks a lot
apologies for -> sorry about
please accept our apologies for -> we're sorry about
(^) sorry for (the|my|any|this) -> sorry about
sorry for any inconvenience -> sorry for the hassle
any inconvenience -> any hassle
inconvenience -> hassle
television|televisions -> TV|TVs
telephone (number|call|us|me) -> phone
telephones -> phones
refrigerator|refrigerators -> fridge|fridges
bicycle|bicycles -> bike|bikes
advertisement|advertisements -> ad|ads
laboratory|laboratories -> lab|labs
examination|examinations -> exam|exams
vegetables -> veggies
introduction -> intro
{repair} (the|my|our|your|it|this|his|her|their|a) -> {fix}
purchased|purchasing -> bought|buying
{acquire} -> {get}
{construct} -> {build}
{depart} -> {leave}
{attend} (our|your) -> {come_to}
{examine} -> {look_at}
{inspect} (the|our|your|this|a|all) -> {check}
{calculate} (the|how|our|your) -> {work_out}
{participate} in -> {take_part} in
{select} (a|an|the|one|your|from) -> {pick}
{choose} (a|an|the|one|your|from|between) -> {pick}
{reject} (the|a|an|our|my|your|this) -> {turn_down}
{inquire} about -> {ask} about
{enquire} about -> {ask} about
{respond} to (me|us|you) -> {get_back} to
{reply} to (me|us|you) -> {get_back} to
(to|and|can|just|@persons) relax ($|and|,|in|on|at|with|by) -> chill
{assemble} (the|this|it|your) -> {put_together}
{submit} (the|your|a|an|this|all|their|our) (~button) -> {send_in}
{demonstrate} (how|that|the) -> {show}
(^|to|can|you|we|must|should|please) replace (the|your|it|this|these|our) -> swap
{discontinue} -> {drop}
{reduce} (the|our|your|costs|waste|prices|their|this) -> {cut}
{approve} (the|your|our|this|a) -> {okay}
{delay} (the|our|your|this) -> {hold_up}
(@be|been) delayed (!by) -> held up
(~account) (~case) (@be|been) closed ($|,|for|on|from|until|because|between|over) -> shut
(@be) injured -> hurt
{understand} (how|why|what) -> {get}
{collaborate} -> {work_together}
{terminate} -> {end}
{encounter} -> {run_into}
{remain} (closed|open|the|calm|low|high|stable|at|in|quiet) -> {stay}
{select} -> {pick}
{wish} to -> {want} to
would prefer to -> would rather
would prefer (a|an|the|my|your|our) -> would rather have
(he|she|company|customer|applicant|everyone|you|we|they|users|customers|members|employees|applicants|participants|visitors|students) is|are required to -> has|have to
you must (!have|be|not) -> you've got to
we must (!have|be|not) -> we've got to
i must (!have|be|not) -> I've got to
(!do|did|don't|didn't|would|will) you have to -> you've got to
(!do|did|don't|didn't|would|will) we have to -> we've got to
(!do|did|don't|didn't|would|will) i have to -> I've got to
(!do|did|don't|didn't|would|will) they have to -> they've got to
it is necessary to -> you have to
it is possible to -> you can
it is not possible to -> you can't
we recommend that you -> you should
we|i recommend (that|@article) (!you) -> we'd|I'd go for
if you have any questions -> if you've got any questions
should you have any (questions|problems) -> if you've got any
should you need -> if you need
should you require -> if you need
if you have any (problems|comments|ideas|suggestions|doubts) -> if you've got any
i have (no|a question|an idea|a problem) -> I've got
we have (no) -> we've got
feel free to contact us|me -> just drop us|me a line
contact us|me -> get in touch with us|me
contacting us|me -> getting in touch with us|me
contact (my|the|our|your) -> get in touch with
tell me|us if|whether|when|what|how -> let me|us know if|whether|when|what|how
please inform me|us -> let me|us know
as a consequence , -> so
(^) therefore ,? -> So
(^) thus ,? -> So
(^) hence , -> So
(^) otherwise , -> If not ,
(^) on the other hand , -> Then again ,
(^) as a result of -> Because of
(^) in general , -> Mostly ,
(^) in addition to -> On top of
(^) of course , -> Sure ,
(^) certainly , -> Sure ,
(^) in conclusion , -> So all in all ,
(^) in summary , -> All in all ,
(^) although (@clause) -> Even though
although -> even though
(!on|of|about|to|question|as|over|by|from|is|was|and|or) whether (i|we|you|they|he|she|it|the|this|there|that|my|your|our|his|her|their|people) (~or) -> if
and therefore -> so
due to (the|a|an|this|bad|heavy|technical|high|low|repairs|work) -> because of
in total -> all in all
at all times (!$) -> always
for a long time -> for ages
a long time ago -> ages ago
a long time -> ages
a little (late|slow|difficult|complicated|expensive|better|worse|tired|nervous|cold|warm|short|long|boring) -> a bit
slightly -> a bit
(!not|as|so|too|very|how|great|good|of|for|after|over|in|@article) many *s (!of) -> lots of *
(!not|as|so|too|very|how|great|good|@article|than) many people -> lots of people
plenty of -> loads of
a large amount of -> loads of
a wide range of -> loads of
a variety of -> loads of
a large selection of -> loads of
various (!of) -> all sorts of
multiple (!choice) -> several
various -> all sorts of
several times -> a few times
extremely (!and) -> really
exceptionally -> really
incredibly -> really
particularly (good|bad|useful|important|hard|difficult|strong|high|easy|interesting|well|happy) -> really
(!not|isn't|aren't|wasn't|weren't|don't|doesn't|the|this|that|his|her|their|my|your|our|its) very (!much|first|last|same|best|few|little) -> really
completely -> totally
entirely -> totally
absolutely (!not|no) -> totally
relatively -> pretty
rather (good|bad|small|large|long|short|late|slow|cold|warm|expensive|difficult|easy|boring|high|low|old|noisy) -> pretty
fairly (good|bad|small|large|long|short|late|slow|cold|warm|expensive|difficult|easy|boring|high|low|old|noisy|quickly|well) -> pretty
(~@not) impressive -> awesome
enjoyable -> fun
delicious -> super tasty
fantastic -> awesome
marvellous -> awesome
enormous|immense|vast -> massive|massive|massive
huge -> massive
exhausted -> worn out
(very|really|so|too) tired -> worn out
(!a|the) satisfied with -> happy with
(@be) pleased (to|that|with) -> happy
(@be) delighted (to|that|with) -> really happy
convenient -> handy
practical ($|,|and|for) -> handy
(!@article|these|those|many|several|some|any|such) difficulties -> trouble
(@article|main|big|biggest|only|real) difficulty -> problem
(our|your|their|the|new|all) employees (!of|who) -> staff
supervisor -> boss
gentleman -> guy
man (who|in|with|from|at) -> guy
beverage|beverages -> drink|drinks
residents (!of) -> locals
physician|physicians -> doctor|doctors
(great|good|perfect|nice|lovely|beautiful|ideal|quiet|central) location -> spot
opportunity -> chance
opportunities -> chances
(@article) disadvantage|disadvantages -> downside|downsides
(@article) advantage|advantages -> plus|upsides
additional -> extra
annual -> yearly
entire -> whole
this evening -> tonight
(^) good afternoon -> hi
(^) good evening -> hi
(^) good morning -> morning
upcoming -> coming
(@be) behind schedule -> running late
free of charge -> free
as well ($) -> too
until (#|the|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday|then|now|i|we|you|he|she|they|it) -> till
approximately -> around
at no extra cost -> for free
(others|some|people|they|many) would like to -> want to
(^) hello (!$|and|again|to) -> hi
i believe that? (@clause) -> I'd say
we believe that? (@clause) -> we'd say
(^) in my opinion|view , -> I'd say
(@be|i'm|you're|we're|they're|he's|she's|it's) going to (be|have|do|make|take|get|go|work|start|need|see|meet|help|come|look|try|buy|call|send|stay|finish|happen|rain|cost|talk|use|give|tell|leave) -> gonna
(~@not) a lot of (!it|them|us|this|that) -> loads of
(!more|most|less) expensive -> pricey
a small (!amount|number|percentage|part|proportion|group|difference|fee|size|change|charge|company|business) -> a little
(!very|too|so|as|@very) large (!$|,|and|or|one|number|numbers|amount|amounts|scale|majority|part|proportion|quantities) -> big
(!more|most|as|so|too|very) quickly (this|and|$|,|on|in) -> fast
i do not understand (!how|why|what) -> I don't get
i don't understand (!how|why|what) -> I don't get
misunderstood my question -> got my question wrong
positive feedback -> good feedback
lecture -> talk
(^) it is a pity that -> Too bad
(^) it's a pity that -> Too bad
i am sorry ($|,|but|that) -> sorry
a great deal (better|more|less|worse) -> a lot
you may (!be|have|not|want|also|find|need) -> you can
{register} for -> {sign_up} for
(look|looks|looked|is|are|was|were) great ($|,|and|!) -> awesome
(~@not) amazing -> awesome
(is|are) close to -> near
consists|consist|consisted of -> has|have|had
{hire} (someone|somebody|people|staff|more|new|engineers|developers|nurses|teachers|him|her|them) -> {take_on}
{argue} that -> {say} that
, however ($) -> , though
(^) during this|that time , -> Meanwhile ,
many of (them|us|the|our|these|those|my|your) -> lots of
rose|fell (to|by|from) -> went_up|went_down
(has|have) risen|fallen (to|by|from) -> gone_up|gone_down
is|are|was|were forbidden|prohibited (~entire) (~whole) -> is|are|was|were not allowed
around the clock -> day and night
{interview} (#|forty|the|several|many) -> {talk_to}
i enclose -> I'm attaching
several (improvements|ideas|suggestions|mistakes|options|tips) -> a few
(~please) (be|been|is|are|was|were) informed (by|about|of|that) -> told
beautiful ($|,|and) -> gorgeous
`;
