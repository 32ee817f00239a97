/** Everyday words → those of letters and reports; for business and academic texts alike, beside `business.yaml` and `academic.yaml`. */
export const formalWords = `
gonna -> going to
wanna -> want to
gotta -> have to
kinda -> somewhat
sorta -> somewhat
kind|sort of (@article) ->
dunno -> do not know
yeah|yep|yup , ->
(^) so , (we|i|this|these) (~?) -> Therefore ,
(^) so , ->
(^) so (we|they|it|this|he|she|i|you|the|our) (~?) -> Therefore ,
(^) but (we|they|it|this|he|she|i|you|the|our|there|these|that) -> However ,
(^) but , -> However ,
(^) anyway , -> In any case ,
(^) anyways , -> In any case ,
(^) well , ->
(^) ok|okay , ->
(^) luckily , -> Fortunately ,
(^) sadly , -> Unfortunately ,
(^) first of all , -> First ,
(^) maybe -> Perhaps
maybe -> perhaps
a lot of (@mass) -> a great deal of
lots of (@mass) -> a great deal of
tons of (@mass) -> a great deal of
a lot of stress|progress|success|access|business|news|happiness|sadness|kindness|weakness|fitness|illness|loss|glass|grass|mess|this|its|emphasis|analysis|focus|gas|chaos|physics|maths|mathematics|politics|economics|tennis|darkness|awareness (!of) -> a great deal of stress|progress|success|access|business|news|happiness|sadness|kindness|weakness|fitness|illness|loss|glass|grass|mess|this|its|emphasis|analysis|focus|gas|chaos|physics|maths|mathematics|politics|economics|tennis|darkness|awareness
lots of stress|progress|success|access|business|news|happiness|sadness|kindness|weakness|fitness|illness|loss|glass|grass|mess|this|its|emphasis|analysis|focus|gas|chaos|physics|maths|mathematics|politics|economics|tennis|darkness|awareness (!of) -> a great deal of stress|progress|success|access|business|news|happiness|sadness|kindness|weakness|fitness|illness|loss|glass|grass|mess|this|its|emphasis|analysis|focus|gas|chaos|physics|maths|mathematics|politics|economics|tennis|darkness|awareness
a lot of (@plural) -> many
lots of (@plural) -> many
a bunch of (@plural) -> several
a couple of (@plural) -> a few
plenty of (@plural) -> many
way too -> far too
a bit (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter|late|slow|expensive|tight|long|short|difficult) -> slightly
a little (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter|late|slow|expensive) -> slightly
pretty (good|bad|sure|clear|easy|hard|fast|slow|much|happy|big|small|new|late|long|important|expensive|cheap|well|quickly|simple|tight|nice|old) -> quite
really (good|bad|important|big|hard|difficult|useful|helpful|happy|interesting|easy|well|fast|slow|expensive|nice|busy|pleased|short|long|small|clear|strong) -> very
super (easy|fast|useful|helpful|happy|simple|important|busy|slow) -> very
totally -> entirely
bigger (problem|problems|change|changes|difference|part|impact|role) -> more significant
right now -> at present
these days -> at present
right away -> immediately
straight away -> immediately
{get} in touch with -> {contact}
{get} back to you -> {reply} to you
{get} back to me -> {reply} to me
{get} back to us -> {reply} to us
{get} rid of -> {remove}
{get} ready -> {prepare}
got (an|a|your|the|my|our|no|some|many) (email|message|letter|reply|order|answer|invoice|package|parcel|offer|feedback|complaint|complaints|refund) -> received
{get} (an|a|your|the|my|our|no|some|many) (email|message|letter|reply|order|answer|invoice|package|parcel|offer|feedback|complaint|complaints|refund) -> {receive}
{go} over the|this|these|our|your (figures|numbers|details|contract|report|plan|plans|budget|list|file|results|proposal|draft|document|documents|agenda|invoice) -> {review} the|this|these|our|your
{go} up by (#) -> {increase} by
{go} down by (#) -> {decrease} by
(price|prices|rent|rents|cost|costs|sales|number|numbers|usage|temperature|temperatures|profits|demand|rate|rates|fees|bills|traffic|turnover|revenue) {go} up (by|from|in|this|last|$) -> {increase}
(price|prices|rent|rents|cost|costs|sales|number|numbers|usage|temperature|temperatures|profits|demand|rate|rates|fees|bills|traffic|turnover|revenue) {go} down (by|from|in|this|last|$) -> {decrease}
(~what) (~nothing) {talk} about (the|this|our|your|how|whether) -> {discuss}
(~what) (~how) {think} about (this|how|whether|your|our|changing|moving|using|buying|selling) -> {consider}
{carry} on with -> {continue}
(to|will|can|should|must|would|could) set up a|an (company|business|committee|team|group|office|fund|system|foundation|project|programme|program|branch|network|service|charity|commission) -> establish a|an
(have|has|had|was|were|been) set up (a|an|in|by) -> established
{bring} up (the|this|a|an|that) -> {raise}
{deal} with (the|this|that|these|any|your) (problem|problems|issue|issues|matter|complaint|complaints|situation|question|questions|request) -> {address}
{put} off (the|our|this|a|until) -> {postpone}
{call} off (the|our|this|a) -> {cancel}
{turn} down the|our|this|your|an|a (offer|invitation|request|proposal|job|application) -> {decline} the|our|this|your|an|a
{hand} in (the|your|our|a|my) -> {submit}
{send} in (the|your|our|a|my) -> {submit}
{fill} in the|this|your|a (form|questionnaire|survey|application|details|fields) -> {complete} the|this|your|a
{fill} out (the|this|your|a) -> {complete}
(to|will|can|should|must|would|could) cut down on -> reduce
{come} up with -> {develop}
{make} sure that? -> {ensure} that
{ask} for (a|an|the|more|your|some|help|information) -> {request}
{fix} the|this|that|these|your|our|all|any problem|problems|issue|issues|conflict|conflicts -> {resolve} the|this|that|these|your|our|all|any problem|problems|issue|issues|conflict|conflicts
(it) {seem} like (we|they|he|she|i|you) -> {appear} that
(^|hi|hello|hey) guys , -> colleagues ,
(!though) , so (please|we|i|you|they|it|the|this|there|he|she) -> ; therefore ,
(~;) , but (we|i|they|it|the|this|there|he|she|you|my|our|your|his|her) -> ; however ,
(questions|information|question|feedback) about -> regarding
{give} an overview -> {provide} an overview
{give} (more|further|some) (information|details|examples) -> {provide}
(i|we|they|you) think that (@clause) -> believe that
(~@not) (+please|send|check|try|attempt|attempted|tried|test|install) (!off|on|out|up|down|back) again ($) -> once more
(!by) mistake|mistakes -> error|errors
(^) please check (@article) -> please verify
(have|has|had) got (a|an|the|no|some|many|any|enough) ->
(!@persons|he|she) {get} better ($|,|and|over|every|with) -> {improve}
(^) sorry for|about (the|my|our|any|this|that|all) -> apologies for|for
big (problem|problems|change|changes|difference|differences|impact|increase|decrease|improvement|effect|role|drop|gap) -> significant
good (results|progress) -> positive
(it|that|this|which) (is|was) okay|ok ($) -> acceptable|acceptable
awesome|amazing|fantastic -> excellent|excellent|excellent
nice (weather|day|evening|atmosphere|place|surprise|stay|trip|view|weekend|meal|room|smell|conversation) -> pleasant
nice (idea|work|job|results|solution) -> good
thanks a lot for -> thank you very much for
many thanks for -> thank you very much for
thanks for -> thank you for
kids -> children
boss -> manager
folks -> people
ad|ads -> advertisement|advertisements
info -> information
app|apps -> application|applications
thanks ! -> Thank you .
thanks . -> Thank you .
thanks in advance -> Thank you in advance
thanks again -> Thank you again
i|we am|are sorry about -> I|we apologize for
i|we am|are sorry for -> I|we apologize for
(~@not) (!feels|feel|looks|look|bit|felt|looked|the) cheap -> inexpensive
(!it|them|this|that|these|those|one) cheaper -> more economical
(quality|result|results|quarter|half|system|translation|solution|work) (is|are|was|were) fine ($) -> satisfactory
tricky -> difficult
crazy (price|prices|deadline|deadlines|hours|demands) -> unreasonable
about (#) (people|users|customers|percent|euros|dollars|hours|minutes|days|weeks|months|years|participants|students|pages) -> approximately
a lot of *s (!of) -> many *
lots of *s (!of) -> many *
{ask} (us|you|them|him|her|me|customers|users|visitors|employees) (to) -> {request}
{get} (more|less) (difficult|expensive|important|complex|common|popular) -> {become}
got (a|an) (massage|treatment|letter|present|message|call) -> received
got positive|negative feedback -> received positive|negative feedback
got (good|bad|positive|negative|many|more|no|several|some) (reviews|comments|feedback|answers|complaints|results|replies) -> received
did a great job -> performed very well
did a good job -> performed well
{try} out -> {test}
{pick} up the|your|my|our (parcel|package|order|keys|key|documents|car|children|kids|ticket|tickets|laptop|badge|goods|items|delivery|suit|glasses|shoes) -> {collect} the|your|my|our
{take} part in -> {participate} in
(machine|lift|elevator|heating|printer|engine|computer|dishwasher|boiler|system|fridge|pump) {break} down ($|,|and) -> {fail}
(meeting|talks|work|it|this|strike|discussion|war|show|trial|game|match) {go} on ($|for|until) -> {continue}
{fix} a|the bug|bugs in -> {correct} a|the bug|bugs in
{fix} a|the bug|bugs ($) -> {correct} a|the bug|bugs
(^) thanks for -> Thank you for
(^) sorry for|about (the|my|our|any|this|that|all) -> I apologize for
(^) if not , -> Otherwise ,
even though -> although
every year ($|,) -> annually
every month ($|,) -> monthly
at the moment -> at present
(be|begin|start|follow|arrive) soon ($|,|and) -> shortly
nearly (#|all|half|every|always|two|three|four|ten) -> almost
(~@not) great (results|experience|service|progress|success|job|quality|location|hotel|product|camera|phone) -> excellent
worried about -> concerned about
scared of -> afraid of
bad (experience|quality|service|results|weather|timing|performance|conditions) -> poor
(@be|badly|got|seriously) hurt ($|,|in|by) -> injured
kid -> child
(@possessive) dad -> father
(@possessive) mum|mom -> mother|mother
tonight -> this evening
hi all , -> dear colleagues ,
hi team , -> dear team ,
hello team , -> dear team ,
hi everyone , -> dear colleagues ,
hello everyone , -> dear colleagues ,
sign up for -> register for
sign up -> register
for free ($|,) -> at no cost
lasts|last about (#|an|one|two|three|four|five|ten|twenty|thirty|forty|fifty|sixty) -> lasts|last approximately
about (ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|fifteen|twelve|two|three|four|five|six|seven|eight) (minutes|hours|days|weeks|months|years|people|percent|euros|guests|participants|students|pages|litres|liters|kilometres|miles|metres|times) -> approximately
talk about (real|the|your|our|this|it|how|what) -> discuss
(please|you|to|we|will) {have} a look at (the|this|these|our|your|my) (~house) (~flat) (~garden) -> {review}
a good idea to -> advisable to
(customers|customer|clients|client|users|guests|residents) (is|are|was|were) angry ($|,|about|with|because) -> dissatisfied
{get} (bigger|smaller|older|worse|tired|ill|difficult|expensive) -> {become}
{keep} (the|your|all|a) (records|receipt|receipts|documents|data|copy) -> {retain}
a lot of new|good|old|big|small|different|interesting|nice|bad|other|important|young *s -> many new|good|old|big|small|different|interesting|nice|bad|other|important|young *
(@be) great|nice|good to (meet|see|hear|talk|speak|work) -> a pleasure to
great ($|,|and|news|idea|work|team|job|food|place|book|article|presentation|report|support|help|way|example|choice|value) -> excellent
has to (!do) (~does) -> must
(~do) (~does) (~did) (~what) (!all|everything) (i|we|you|they|who|companies|employees|customers|users|students|people|patients|passengers|drivers|members|visitors|residents|parents|refuse|teams|workers) have to (!do|say|admit|offer|wait) -> must
{give} (a|the|no|any) (reason|reasons|explanation|answer|answers|advice) -> {provide}
nobody|no one told us|me -> nobody|no_one informed us|me
fell by -> decreased by
rose by -> increased by
falls|fall|fallen by -> decreases|decrease|decreased by
rises|rise|risen by -> increases|increase|increased by
are|is to blame -> are|is responsible
fine with me|us -> convenient for me|us
{move} (our|the|my) (call|meeting|appointment|interview|lesson) -> {reschedule}
definitely -> certainly
(@be|it's) worth it ($|,) -> worthwhile
, but (everything|nothing|nobody|some|many|most|one|people|several|both|all) -> ; however ,
(i|we) think (i|we|you|he|she|it|they|this|the|that's|it's|there|these|our|your|my) -> believe
a chat -> a conversation
{finish} (the|this|my|our|their) -> {complete}
you can (contact|submit|cancel|download|register|return|apply|use|choose) -> you may
{go} back to -> {return} to
{come} back to -> {return} to
get here by -> reach us by
(please|you|to|we|will) {take} a look at (the|this|these|our|your|my) (~house) (~flat) (~garden) -> {review}
{bother} (you|me|us|them) -> {disturb}
{give} us|me|you|them a discount -> {grant} us|me|you|them a discount
(i|we) loved (this|your|our|every|the) (book|film|stay|course|food|talk|presentation|trip|show|concert|minute|time|idea) -> greatly enjoyed
(figures|results|numbers) (are|were) good -> positive
(is|are) close to -> near
sign up for -> register for
one more time -> once more
a big (scratch|hole|crack|mistake|amount|number) -> a large
quick (help|reply|response|answer) -> prompt
(+@not|won't) any more ($) -> any longer
(~@not) {try} (another|a|the|our|this) (browser|method|version|device|cable|product) -> {test}
(be|been|is|are|was|were) told (that|about) -> informed
a short (report|summary|overview|break|description|email|note|message) -> a brief
for years ($) -> for many years
badly (translated|written|organised|organized|made|designed|explained|packed) -> poorly
{come} with (a|an|the) (guarantee|warranty|manual|case|cable) -> {include}
(^) sorry i missed your -> I apologize for missing your
(look|looks) cool -> stylish
i|we want (a|an|another|more) -> I|we would like
`;

/** Only for business letters and reports. */
export const businessWords = `
(!how|what|all|when|where|if|that|than) i want to -> I would like to
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

/** Everyday words → words of Latin origin and longer phrases, only for academic texts. */
export const latinWords = `
(^) also , -> In addition ,
(^) plus , -> In addition ,
(^) by the way , -> In addition ,
(^) besides , -> Moreover ,
(^) still , -> Nevertheless ,
(^) basically ,? -> Essentially ,
tons of (@plural) -> numerous
loads of (@plural) -> numerous
a ton of (@plural) -> numerous
a lot (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter|stronger) -> considerably
much (better|worse|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter|stronger) -> considerably
way (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter) -> considerably
huge (problem|problems|difference|amount|increase|impact|success|effort|number|cost|costs|change|changes|improvement) -> substantial
enough (time|money|staff|information|data|evidence|space|people) -> sufficient
as soon as possible -> at the earliest opportunity
{get} worse -> {deteriorate}
{find} out (why|how|what|whether|if|which) -> {determine}
{figure} out (why|how|what|whether|if|which) -> {determine}
{look} into (why|how|what|whether|this|that|it|your) (~eyes) (~face) -> {investigate}
{look} into the (matter|issue|problem|cause|causes|case|incident|complaint|possibility|question|error|delay) -> {investigate} the
{look} at (how|whether|why) -> {examine}
{look} at the|this|these|our|your data|figures|results|numbers|options|problem|question|issue|proposal|report|contract|details|effects|effect|impact|role|plans|causes|possibility|reasons -> {examine} the|this|these|our|your data|figures|results|numbers|options|problem|question|issue|proposal|report|contract|details|effects|effect|impact|role|plans|causes|possibility|reasons
{carry} out -> {conduct}
{point} out that -> {indicate} that
{speed} up -> {accelerate}
{buy} (!me|you|him|her|them|us|myself|time|into|back|that|off) -> {purchase}
(@beside) help (@article) -> assist
(!@article|television|tv|radio|talk|game|reality|light|magic|fashion|live|new|first|last|popular) {show} that -> {demonstrate} that
{start} the|our|a|this|my|your (project|meeting|process|work|course|training|discussion|discussions|negotiations|presentation|construction|investigation|journey|lesson|search|study) -> {begin} the|our|a|this|my|your
{need} (a|an|the|more|your|our|some|additional|further|at) (~hand) (~break) (~hug) (~friend) (~drink) -> {require}
(can|could|will|would) you help me|us with -> assist me|us with
{use} up -> {consume}
(!^|please|and|,|but|or|always|never) {try} to -> {attempt} to
(!just|only|always|what) want|wants to -> wish|wishes to
{start} (at|on|in|next|tomorrow) -> {begin}
{get} (more|further|some) (information|details|support|help|money|results|data) -> {obtain}
(!how|so|too|as|a) many (people|studies|companies|users|customers|problems|reasons|questions|errors|changes|researchers|students|cities) -> numerous
(is|are) looking for (a|an|new) -> seeking
{tell} us|you|them about (the|any|this|these|changes) -> {inform} us|you|them about
(^) let me|us know (if|when|whether|about|that|by|in|as) -> Please inform me|us
{let} me|us|you|them|him|her know (if|when|whether|about|that|by|$|in|as) -> {inform} me|us|you|them|him|her
photo|photos -> photograph|photographs
phone call|calls -> telephone call|calls
a lot more *s -> considerably more *
most of (the|our|your|these|their|my) *s -> the majority of
{let} me|us|you know ($|,) -> {inform} me|us|you
{tell} me|us|you|them (if|whether|when|that|by) -> {inform} me|us|you|them
{do} (a|an|the|some|more|our|this) (test|tests|study|survey|analysis|research|check|checks|experiment|experiments|exercise|exercises) -> {conduct}
(we|i|authors|study|studies|researchers) {find} that (@clause|there|many|most|people|drip) -> {observe} that
{put} up with -> {tolerate}
{take} up too -> {occupy} too
{work} out (the|a|how|why|what) -> {determine}
{use} less (water|energy|paper|fuel|electricity) -> {consume} less
{use} more (water|energy|paper|fuel|electricity|memory|power) -> {consume} more
{help} us|me|them|him|her with -> {assist} us|me|them|him|her with
(can|could) someone|anyone help me|us with -> someone|anyone assist me|us with
{build} a|an|the|more|new house|houses|bridge|bridges|road|roads|school|schools|hospital|hospitals|homes|wall|factory|stadium|flats|apartments -> {construct} a|an|the|more|new house|houses|bridge|bridges|road|roads|school|schools|hospital|hospitals|homes|wall|factory|stadium|flats|apartments
(^) then , -> Subsequently ,
(^) at first ,? -> Initially ,
(^) in the end ,? -> Ultimately ,
(^) of course , -> Naturally ,
(^) as well as that , -> In addition ,
(^) on top of that , -> In addition ,
(^) what's more , -> Moreover ,
(^) that's why -> For this reason ,
(^) that is why -> For this reason ,
(^) because of that , -> Consequently ,
(^) as a result ,? (!of) -> Consequently ,
until now ($|,) -> to date
bike|bikes -> bicycle|bicycles
fridge -> refrigerator
exam|exams -> examination|examinations
lab|labs -> laboratory|laboratories
looked at (#|patients|data|how|whether|why) -> examined
(study|paper|survey|article|report|chapter|research) looks at -> examines
(study|paper|survey|article|report|chapter|research|results|data|we) show|shows how -> illustrate|illustrates how
(!to|can|will|would|should) say|says|said that (@clause|this|many|most|people) -> state|states|stated that
{get} (a|an|the|your|our|my) (job|permit|visa|licence|license|loan|permission|approval|certificate|degree) -> {obtain}
(~@not) (~do) (~does) (~did) (i|we|you|they|it|he|she|ends|is|are|was|were|place|course|summer|house|office|month|year|week|work|team|system|time|today|here|there|email|order|necessary|important|difficult|closed|late|cancelled|happy|angry|unable) because (@clause|energy|all|some|many|most|people|customers|prices) -> as
(i|he|she|it) had to (wait|sleep|pay|stop|leave|close|return|walk|ask|call|stay|buy) -> was obliged to
(we|they|you|passengers|residents|people|guests|customers|drivers|visitors) had to (wait|sleep|pay|stop|leave|close|return|walk|ask|call|stay|buy) -> were obliged to
(experts|doctors|scientists|researchers|officials|they|he|she|authorities|police|it|government|company|spokesman|spokeswoman|spokesperson) say|says|said that -> state|states|stated that
than expected -> than anticipated
as expected -> as anticipated
(contract|agreement|lease|licence|license|subscription|warranty) ends|end|ended (in|on|at) -> expires|expire|expired
{choose} (from|one|your|between) -> {select}
{choose} (a|the) (colour|color|size|date|time|model|product|option|file|language|password) -> {select}
{look} for (a|an|another|new|someone|somebody) -> {seek}
{work} fine -> {function} properly
does not work ($|,|on|properly|any|when) -> does not function
(is|are|was|were) working ($|,|properly|again) -> functioning
quick to help -> prompt to assist
many of (them|the|these|those) -> a large number of
(the) whole (building|company|process|system|project|team|time|family) -> entire
(be|been|is|are|was|were|being) torn down -> demolished
happens ($|,|when|if|and) -> occurs
(^) after that , -> Subsequently ,
{start} with (a|the|an) -> {begin} with
{help} them|him|her (if|with|when) -> {assist} them|him|her
`;

/** Only for academic texts. */
export const academicWords = `
in my opinion , -> Arguably ,
{prove} that -> {indicate} that
everyone knows that? -> it is generally acknowledged that
because of -> owing to
nowadays -> today
(we|they) use (@article) -> employ
(method|methods|approach|approaches|technique|techniques|model|models|procedure|algorithm|test|tests) (was|were|is|are) used (!to|only|again|up) -> employed
(we|they) (have|had) used (@article) -> employed
(we|they) used (@article) -> employed
(conducted|measured|analysed|analyzed|calculated|collected|tested|estimated) using (@article) -> employing
(^) i|we think|believe that (it|this|these|there|the|their|its|most|many|some|all|people) (+should|must|may|might|would|could|will|unfair|important|necessary|unjust|harmful|beneficial|effective) (~you) (~your) (~my) (~me) (~we) (~us) (~our) (~?) -> it can be argued that
(^) i|we think (this|these|there|the|their|its|most|many|some|all|people) (+should|must|may|might|would|could|will|unfair|important|necessary|unjust|harmful|beneficial|effective) (~you) (~your) (~my) (~me) (~we) (~us) (~our) (~?) -> it can be argued that
(^) i|we believe (it|this|there) (is|was|will|can|has|are|were) -> it can be argued that
people think that? -> it is widely assumed that
more and more (important|difficult|common|popular|expensive|complex|frequent) -> increasingly
in the end , -> ultimately ,
(^) for example , -> For instance ,
shows|show how -> illustrates|illustrate how
(study|survey|results|result|data|figures|analysis|paper|experiment|experiments|evidence|findings) shows|show a|an|the -> demonstrates|demonstrate a|an|the
good (example|evidence|reason|reasons) -> compelling
bad (effect|effects|result|results|influence) -> adverse
(@be|very|too|so|it|more|find|finds|found|increasingly) hard to -> difficult to
important (role|part|factor|question|finding) -> significant
`;
