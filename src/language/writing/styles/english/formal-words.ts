/** Everyday words → those of letters and reports; for business and academic texts alike. */
export const formalWords = `
gonna -> going to
wanna -> want to
gotta -> have to
kinda -> somewhat
sorta -> somewhat
kind|sort of (@article) ->
dunno -> do not know
yeah|yep|yup , ->
(^) so , -> Therefore ,
(^) so (we|they|it|this|he|she|i|you|the|our) -> Therefore ,
(^) but (we|they|it|this|he|she|i|you|the|our|there|these|that) -> However ,
(^) but , -> However ,
(^) also , -> In addition ,
(^) plus , -> In addition ,
(^) anyway , -> In any case ,
(^) anyways , -> In any case ,
(^) by the way , -> In addition ,
(^) well , ->
(^) ok|okay , ->
(^) besides , -> Moreover ,
(^) still , -> Nevertheless ,
(^) luckily , -> Fortunately ,
(^) sadly , -> Unfortunately ,
(^) basically ,? -> Essentially ,
(^) first of all , -> First ,
(^) maybe -> Perhaps
maybe -> perhaps
a lot of (@mass) -> a great deal of
a lot of (@plural) -> many
lots of (@mass) -> a great deal of
lots of (@plural) -> many
tons of (@mass) -> a great deal of
tons of (@plural) -> numerous
loads of (@plural) -> numerous
a ton of (@plural) -> numerous
a bunch of (@plural) -> several
a couple of (@plural) -> several
plenty of (@plural) -> many
a lot (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter|stronger) -> considerably
much (better|worse|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter|stronger) -> considerably
way (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter) -> considerably
way too -> far too
a bit (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter|late|slow|expensive|tight|long|short|difficult) -> slightly
a little (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter|late|slow|expensive) -> slightly
pretty (good|bad|sure|clear|easy|hard|fast|slow|much|happy|big|small|new|late|long|important|expensive|cheap|well|quickly|simple|tight|nice|old) -> quite
really (good|bad|important|big|hard|difficult|useful|helpful|happy|interesting|easy|well|fast|slow|expensive|nice|busy|pleased|short|long|small|clear|strong) -> very
super (easy|fast|useful|helpful|happy|simple|important|busy|slow) -> very
totally -> entirely
bigger (problem|problems|change|changes|difference|part|impact|role) -> more significant
huge (problem|problems|difference|amount|increase|impact|success|effort|number|cost|costs|change|changes|improvement) -> substantial
enough (time|money|staff|information|data|evidence|space|people) -> sufficient
right now -> at present
these days -> at present
right away -> immediately
straight away -> immediately
as soon as possible -> at the earliest opportunity
{get} in touch with -> {contact}
{get} back to you -> {reply} to you
{get} back to me -> {reply} to me
{get} back to us -> {reply} to us
{get} rid of -> {eliminate}
{get} worse -> {deteriorate}
{get} ready -> {prepare}
got (an|a|your|the|my|our|no|some|many) (email|message|letter|reply|order|answer|invoice|package|parcel|offer|feedback|complaint|complaints|refund) -> received
{get} (an|a|your|the|my|our|no|some|many) (email|message|letter|reply|order|answer|invoice|package|parcel|offer|feedback|complaint|complaints|refund) -> {receive}
{find} out -> {determine}
{figure} out -> {determine}
{look} into -> {investigate}
{look} at (the|this|these|how|whether|our|your|a|an) -> {examine}
{check} out (the|this|our|your|these) -> {examine}
{go} over (the|this|these|our|your) -> {review}
{go} up (by|from|in|this|last|$) -> {increase}
{go} down (by|from|in|this|last|$) -> {decrease}
{talk} about -> {discuss}
(~what) (~how) {think} about -> {consider}
{carry} on with -> {continue}
{carry} out -> {conduct}
{set} up (a|an|the|our|your|this) -> {establish}
{point} out -> {indicate}
{bring} up (the|this|a|an|that) -> {raise}
{deal} with -> {address}
{put} off (the|our|this|a|until) -> {postpone}
{call} off (the|our|this|a) -> {cancel}
{turn} down (the|our|this|your|an|a) -> {decline}
{hand} in (the|your|our|a|my) -> {submit}
{send} in (the|your|our|a|my) -> {submit}
{fill} in (the|this|your|a) -> {complete}
{fill} out (the|this|your|a) -> {complete}
{speed} up -> {accelerate}
{cut} down on -> {reduce}
{come} up with -> {develop}
{run} out of -> {exhaust}
{make} sure that? -> {ensure} that
{ask} for (a|an|the|more|your|some|help|information) -> {request}
{buy} -> {purchase}
(@beside) help (@article) -> assist
{show} that -> {demonstrate} that
{start} (@article) -> {begin}
{need} (a|an|the|more|your|our|some|additional|further|at) -> {require}
(can|could|will|would) you help me|us with -> assist me|us with
{fix} (the|this|that|these|a|your|our|all|any) -> {resolve}
{use} up -> {consume}
{try} to -> {attempt} to
{want} to -> {wish} to
(@subject) {seem} like -> {appear} that
guys -> colleagues
, so (please|we|i|you|they|it|the|this|there|he|she) -> ; therefore ,
(~;) , but (we|i|they|it|the|this|there|he|she|you|my|our|your|his|her) -> ; however ,
(questions|information|question|feedback) about -> regarding
{start} (at|on|in|next|tomorrow) -> {begin}
{give} an overview -> {provide} an overview
{give} (more|further|some) (information|details|examples) -> {provide}
{get} (more|further|some) (information|details|support|help|money|results|data) -> {obtain}
(!how|so|too|as|a) many (people|studies|companies|users|customers|problems|reasons|questions|errors|changes|researchers|students|cities) -> numerous
(i|we|they|you) think that (@clause) -> believe that
(~@not) (+please|send|check|try|attempt|attempted|tried|test|install) (!off|on|out|up|down|back) again ($) -> once more
mistake|mistakes -> error|errors
(^) please check (@article) -> please verify
(is|are) looking for (a|an|new) -> seeking
{tell} me|us|you|them about -> {inform} me|us|you|them about
{let} me|us|you|them|him|her know (if|when|whether|about|that|by|$|in|as) -> {inform} me|us|you|them|him|her
(have|has|had) got (a|an|the|no|some|many|any|enough) ->
{get} better ($|,|and|over|every|with|soon) -> {improve}
(^) sorry for|about (the|my|our|any|this|that|all) -> apologies for|for
big (problem|problems|change|changes|difference|differences|impact|increase|decrease|improvement|effect|role|drop|gap) -> significant
good (results|progress) -> positive
(@be) okay|ok ($) -> acceptable|acceptable
awesome|amazing|fantastic -> excellent|excellent|excellent
nice (!to) -> pleasant
thanks a lot for -> thank you very much for
many thanks for -> thank you very much for
thanks for -> thank you for
kids -> children
boss -> manager
folks -> people
stuff -> material
ad|ads -> advertisement|advertisements
info -> information
app|apps -> application|applications
photo|photos -> photograph|photographs
phone call|calls -> telephone call|calls
thanks ! -> Thank you .
thanks . -> Thank you .
thanks in advance -> Thank you in advance
thanks again -> Thank you again
i|we am|are sorry about -> I|we apologize for
i|we am|are sorry for -> I|we apologize for
(~@not) (!feels|feel|looks|look|bit|felt|looked) cheap -> inexpensive
cheaper -> more economical
(@be) fine ($) -> satisfactory
tricky -> difficult
crazy -> unreasonable
about (#) (people|users|customers|percent|euros|dollars|hours|minutes|days|weeks|months|years|participants|students|pages) -> approximately
`;

/** Only for business letters and reports. */
export const businessWords = `
i want to -> I would like to
we want to -> we would like to
can you -> could you
can we -> could we
please find attached -> please find enclosed
i hope you are|were|re well -> I trust you are|were|re well
(^) looking forward to (hearing|seeing|meeting|your|working|receiving) -> I look forward to
happy with -> satisfied with
(some|any|a|the|several|many|few|more|no|these|those) problem|problems with -> issue|issues with
i'm looking forward to -> I look forward to
i am looking forward to -> I look forward to
we are looking forward to -> we look forward to
we're looking forward to -> we look forward to
(^) see you (at|in|on|next|then) -> I look forward to seeing you
talk to you soon -> I look forward to speaking with you
meet up -> meet
happy with -> satisfied with
happy to -> pleased to
glad to -> pleased to
glad that -> pleased that
`;

/** Only for academic texts. */
export const academicWords = `
in my opinion , -> Arguably ,
{get} bigger -> {increase}
{prove} that -> {indicate} that
everyone knows that? -> it is generally acknowledged that
because of -> owing to
nowadays -> in recent years
today , -> at present ,
(we|they) use (@article) -> employ
(method|methods|approach|approaches|technique|techniques|model|models|procedure|algorithm|test|tests) (was|were|is|are) used (!to|only|again|up) -> employed
(we|they) (have|had) used (@article) -> employed
(we|they) used (@article) -> employed
using (@article) -> employing
(^) i|we think|believe that (!is|was|will|would|can|could|has|should|may|might|are|were|does|did) -> it can be argued that
(^) i|we think (i|we|they|he|she|it|this|these|there|the|our|your|my|his|their|its|most|many|some|all|people) -> it can be argued that
(^) i|we believe (i|we|they|he|she) -> it can be argued that
(^) i|we believe (it|this|there) (is|was|will|can|has|are|were) -> it can be argued that
people think that? -> it is widely assumed that
more and more (important|difficult|common|popular|expensive|complex|frequent) -> increasingly
in the end , -> ultimately ,
(^) for example , -> For instance ,
shows|show how -> illustrates|illustrate how
shows|show a|an|the -> demonstrates|demonstrate a|an|the
good (example|evidence|reason|reasons) -> compelling
bad (effect|effects|result|results|influence) -> adverse
hard to -> difficult to
important (role|part|factor|question|finding) -> significant
`;
