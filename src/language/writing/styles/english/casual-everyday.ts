/** More words among friends, and short forms of long words. */
export const casualEveryday = `
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
