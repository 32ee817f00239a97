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
`;
