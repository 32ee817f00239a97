/** More everyday words → those of letters, reports and papers, where what stands beside them makes the meaning sure. */
export const formalMore = `
a lot of stress|progress|success|access|business|news|happiness|sadness|kindness|weakness|fitness|illness|loss|glass|grass|mess|this|its|emphasis|analysis|focus|gas|chaos|physics|maths|mathematics|politics|economics|tennis|darkness|awareness (!of) -> a great deal of stress|progress|success|access|business|news|happiness|sadness|kindness|weakness|fitness|illness|loss|glass|grass|mess|this|its|emphasis|analysis|focus|gas|chaos|physics|maths|mathematics|politics|economics|tennis|darkness|awareness
lots of stress|progress|success|access|business|news|happiness|sadness|kindness|weakness|fitness|illness|loss|glass|grass|mess|this|its|emphasis|analysis|focus|gas|chaos|physics|maths|mathematics|politics|economics|tennis|darkness|awareness (!of) -> a great deal of stress|progress|success|access|business|news|happiness|sadness|kindness|weakness|fitness|illness|loss|glass|grass|mess|this|its|emphasis|analysis|focus|gas|chaos|physics|maths|mathematics|politics|economics|tennis|darkness|awareness
a lot of *s (!of) -> many *
lots of *s (!of) -> many *
a lot more *s -> considerably more *
most of (the|our|your|these|their|my) *s -> the majority of
{let} me|us|you know ($|,) -> {inform} me|us|you
{tell} me|us|you|them (if|whether|when|that|by) -> {inform} me|us|you|them
{ask} (us|you|them|him|her|me|customers|users|visitors|employees) (to) -> {request}
{get} (more|less) (difficult|expensive|important|complex|common|popular) -> {become}
got (a|an) (massage|treatment|letter|present|message|call) -> received
got positive|negative feedback -> received positive|negative feedback
got (good|bad|positive|negative|many|more|no|several|some) (reviews|comments|feedback|answers|complaints|results|replies) -> received
{do} (a|an|the|some|more|our|this) (test|tests|study|survey|analysis|research|check|checks|experiment|experiments|exercise|exercises) -> {conduct}
did a great job -> performed very well
did a good job -> performed well
(we|i|authors|study|studies|researchers) {find} that (@clause|there|many|most|people|drip) -> {observe} that
{try} out -> {test}
{pick} up the|your|my|our (parcel|package|order|keys|key|documents|car|children|kids|ticket|tickets|laptop|badge|goods|items|delivery|suit|glasses|shoes) -> {collect} the|your|my|our
{put} up with -> {tolerate}
{take} part in -> {participate} in
{take} up too -> {occupy} too
{work} out (the|a|how|why|what) -> {determine}
(machine|lift|elevator|heating|printer|engine|computer|dishwasher|boiler|system|fridge|pump) {break} down ($|,|and) -> {fail}
(meeting|talks|work|it|this|strike|discussion|war|show|trial|game|match) {go} on ($|for|until) -> {continue}
{use} less (water|energy|paper|fuel|electricity) -> {consume} less
{use} more (water|energy|paper|fuel|electricity|memory|power) -> {consume} more
{help} us|me|them|him|her with -> {assist} us|me|them|him|her with
(can|could) someone|anyone help me|us with -> someone|anyone assist me|us with
{build} a|an|the|more|new house|houses|bridge|bridges|road|roads|school|schools|hospital|hospitals|homes|wall|factory|stadium|flats|apartments -> {construct} a|an|the|more|new house|houses|bridge|bridges|road|roads|school|schools|hospital|hospitals|homes|wall|factory|stadium|flats|apartments
{fix} a|the bug|bugs in -> {correct} a|the bug|bugs in
{fix} a|the bug|bugs ($) -> {correct} a|the bug|bugs
(^) thanks for -> Thank you for
(^) sorry for|about (the|my|our|any|this|that|all) -> I apologize for
because of (the|a|an|repairs|bad|heavy|this|these) -> due to
(^) then , -> Subsequently ,
(^) at first ,? -> Initially ,
(^) in the end ,? -> Ultimately ,
(^) of course , -> Naturally ,
(^) if not , -> Otherwise ,
(^) as well as that , -> In addition ,
(^) on top of that , -> In addition ,
(^) what's more , -> Moreover ,
(^) that's why -> For this reason ,
(^) that is why -> For this reason ,
(^) because of that , -> Consequently ,
(^) as a result ,? (!of) -> Consequently ,
even though -> although
every year ($|,) -> annually
every month ($|,) -> monthly
at the moment -> at present
(be|begin|start|follow|arrive) soon ($|,|and) -> shortly
nearly (#|all|half|every|always|two|three|four|ten) -> almost
until now ($|,) -> to date
(~@not) great (results|experience|service|progress|success|job|quality|location|hotel|product|camera|phone) -> excellent
worried about -> concerned about
scared of -> afraid of
bad (experience|quality|service|results|weather|timing|performance|conditions) -> poor
(@be|badly|got|seriously) hurt ($|,|in|by) -> injured
kid -> child
(@possessive) dad -> father
(@possessive) mum|mom -> mother|mother
bike|bikes -> bicycle|bicycles
fridge -> refrigerator
exam|exams -> examination|examinations
lab|labs -> laboratory|laboratories
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
more than (#|a|half|ten|twenty|thirty|fifty|fifteen|two|three|four|five) (years|people|percent|euros|dollars|hours|minutes|days|weeks|months|participants|grams) -> over
looked at (#|patients|data|how|whether|why) -> examined
(study|paper|survey|article|report|chapter|research) looks at -> examines
(study|paper|survey|article|report|chapter|research|results|data|we) show|shows how -> illustrate|illustrates how
talk about (real|the|your|our|this|it|how|what) -> discuss
(!to|can|will|would|should) say|says|said that (@clause|this|many|most|people) -> state|states|stated that
(please|you|to|we|will) {have} a look at (the|this|these|our|your|my) (~house) (~flat) (~garden) -> {review}
a good idea to -> advisable to
(customers|customer|clients|client|users|guests|residents) (is|are|was|were) angry ($|,|about|with|because) -> dissatisfied
{get} (bigger|smaller|older|worse|tired|ill|difficult|expensive) -> {become}
{get} (a|an|the|your|our|my) (job|permit|visa|licence|license|loan|permission|approval|certificate|degree) -> {obtain}
{keep} (the|your|all|a) (records|receipt|receipts|documents|data|copy) -> {retain}
a lot of new|good|old|big|small|different|interesting|nice|bad|other|important|young *s -> many new|good|old|big|small|different|interesting|nice|bad|other|important|young *
(@be) great|nice|good to (meet|see|hear|talk|speak|work) -> a pleasure to
great ($|,|and|news|idea|work|team|job|food|place|book|article|presentation|report|support|help|way|example|choice|value) -> excellent
(~@not) (~do) (~does) (~did) (i|we|you|they|it|he|she|ends|is|are|was|were|place|course|summer|house|office|month|year|week|work|team|system|time|today|here|there|email|order|necessary|important|difficult|closed|late|cancelled|happy|angry|unable) because (@clause|energy|all|some|many|most|people|customers|prices) -> as
has to (!do) (~does) -> must
(~do) (~does) (~did) (~what) (!all|everything) (i|we|you|they|who|companies|employees|customers|users|students|people|patients|passengers|drivers|members|visitors|residents|parents|refuse|teams|workers) have to (!do|say|admit|offer|wait) -> must
(i|he|she|it) had to (wait|sleep|pay|stop|leave|close|return|walk|ask|call|stay|buy) -> was obliged to
(we|they|you|passengers|residents|people|guests|customers|drivers|visitors) had to (wait|sleep|pay|stop|leave|close|return|walk|ask|call|stay|buy) -> were obliged to
{give} (a|the|no|any) (reason|reasons|explanation|answer|answers|advice) -> {provide}
nobody|no one told us|me -> nobody|no_one informed us|me
fell by -> decreased by
rose by -> increased by
falls|fall|fallen by -> decreases|decrease|decreased by
rises|rise|risen by -> increases|increase|increased by
are|is to blame -> are|is responsible
(experts|doctors|scientists|researchers|officials|they|he|she|authorities|police|it|government|company|spokesman|spokeswoman|spokesperson) say|says|said that -> state|states|stated that
than expected -> than anticipated
as expected -> as anticipated
fine with me|us -> convenient for me|us
{move} (our|the|my) (call|meeting|appointment|interview|lesson) -> {reschedule}
(contract|agreement|lease|licence|license|subscription|warranty) ends|end|ended (in|on|at) -> expires|expire|expired
{choose} (from|one|your|between) -> {select}
{choose} (a|the) (colour|color|size|date|time|model|product|option|file|language|password) -> {select}
definitely -> certainly
(@be|it's) worth it ($|,) -> worthwhile
{look} for (a|an|another|new|someone|somebody) -> {seek}
, but (everything|nothing|nobody|some|many|most|one|people|several|both|all) -> ; however ,
(i|we) think (i|we|you|he|she|it|they|this|the|that's|it's|there|these|our|your|my) -> believe
a chat -> a conversation
{finish} (the|this|my|our|their) -> {complete}
{work} fine -> {function} properly
does not work ($|,|on|properly|any|when) -> does not function
(is|are|was|were) working ($|,|properly|again) -> functioning
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
quick to help -> prompt to assist
quick (help|reply|response|answer) -> prompt
(+@not|won't) any more ($) -> any longer
(~@not) {try} (another|a|the|our|this) (browser|method|version|device|cable|product) -> {test}
many of (them|the|these|those) -> a large number of
(the) whole (building|company|process|system|project|team|time|family) -> entire
(be|been|is|are|was|were) told (that|about) -> informed
a short (report|summary|overview|break|description|email|note|message) -> a brief
(be|been|is|are|was|were|being) torn down -> demolished
for years ($) -> for many years
badly (translated|written|organised|organized|made|designed|explained|packed) -> poorly
happens ($|,|when|if|and) -> occurs
{come} with (a|an|the) (guarantee|warranty|manual|case|cable) -> {include}
(^) sorry i missed your -> I apologize for missing your
(^) after that , -> Subsequently ,
{start} with (a|the|an) -> {begin} with
{help} them|him|her (if|with|when) -> {assist} them|him|her
(look|looks) cool -> stylish
i|we want (a|an|another|more) -> I|we would like
`;
