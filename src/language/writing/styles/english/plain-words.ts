/** Long words and set phrases → short ones. Phrases of what people write in offices; inflection kept. */
export const plainWords = `
{utilize} -> {use}
{utilise} -> {use}
the utilization|utilisation of -> the use of
utilization|utilisation -> use
(@beside) purchase -> buy
{commence} -> {begin}
the commencement of -> the start of
{terminate} -> {end}
termination -> end
{endeavour}|{endeavor} to -> {try}|{try} to
(@beside) attempt to -> try to
attempted|attempting to -> tried|trying to
{facilitate} (communication|cooperation|learning|growth|discussion|exchange) -> {help}
{ascertain} -> {find_out}
{demonstrate} (that|how|why|the|a|an|this|these|our|your|his|her|their|its) -> {show}
{necessitate} -> {need}
(!and) {require} (a|an|the|more|some|any|no|your|our|their|at|that|further|additional) -> {need}
(to|will|would) require -> need
{possess} -> {have}
{obtain} -> {get}
{assist} -> {help}
(of|for|your|the|any|my|our|further) assistance -> help
{inform} (me|us|you|him|her|them|the|your|our|all|everyone) -> {tell}
{request} that -> {ask} that
(@persons) request (a|an|the|your|more|that) -> ask for
{reside} in -> {live} in
{retain} -> {keep}
{select} (a|an|the|one|your|from) -> {choose}
{enquire} about -> {ask} about
{inquire} about -> {ask} about
{implement} (a|an|the|this|these|new|our|your) -> {put_in_place}
{modify} (the|this|your|our|a|an|these|their) -> {change}
modification|modifications -> change|changes
{initiate} -> {start}
{finalize} -> {finish}
{finalise} -> {finish}
{convene} ($|,|on|in|at|again) -> {meet}
{elucidate} -> {explain}
{expedite} -> {speed_up}
{accelerate} -> {speed_up}
{allocate} (the|more|time|money|funds|resources) -> {give}
{anticipate} -> {expect}
{acquire} -> {get}
{cease} to -> {stop}
{conclude} (the|our|this) -> {end}
{depart} -> {leave}
{establish} (a|an|our) (~between) (~that) -> {set_up}
{evaluate} -> {check}
{indicate} that -> {show} that
{indicate} (@article) -> {show}
{locate} (the|your|a|an|my|our) -> {find}
{relocate} to -> {move} to
{transmit} (the|your|these|all|our|any) (~disease) (~virus) (~infection) -> {send}
{verify} (that|the|your|whether|all|our) -> {check}
{remunerate} -> {pay}
remuneration -> pay
{reimburse} -> {pay_back}
{ameliorate} -> {improve}
{rectify} -> {fix}
{resolve} (the|this|these|that|your|any|all) -> {solve}
{participate} in -> {take_part} in
{collaborate} -> {work_together}
{discontinue} -> {stop}
{disseminate} -> {spread}
{submit} (the|your|a|an|this|all|their|our) -> {send_in}
{prohibit} -> {forbid}
in order to -> to
so as to -> to
in order that -> so that
due to the fact that -> because
owing to the fact that -> because
in view of the fact that -> because
in light of the fact that -> because
on account of -> because of
as a result of -> because of
as a consequence of -> because of
despite the fact that -> although
in spite of the fact that -> although
in the event that -> if
provided that -> if
please do not hesitate to -> please
please don't hesitate to -> please
do not hesitate to -> please
would like to (inform|tell|thank|invite|ask|request|know|offer|see|book|order|have) -> want to
is|are able to -> can|can
is|are not able to -> cannot|cannot
was|were not able to -> could_not|could_not
is|are unable to -> cannot|cannot
due to (the|a|an|this|bad|heavy|technical|high|low) -> because of
(@be) responsible for -> in charge of
(!have|has|had|be|been|is|are|was|were) {receive} (a|an|the|your|our|my|this|more|many) -> {get}
{increase} by (#) -> {go_up} by
{decrease} by (#) -> {go_down} by
{announce} that -> {say} that
{discuss} (the|this|it|our|your|how|what|a) -> {talk_about}
we regret to inform you that -> we are sorry , but
we apologize|apologise for -> we are sorry for
i apologize|apologise for -> I am sorry for
(your|no|any|quick|prompt) responses|response ($|to|from|,) -> answers|answer
{provide} (more|us|me|you|them) -> {give}
{reserve} (a|the) -> {book}
i look forward to hearing from you -> I hope to hear from you soon
we look forward to hearing from you -> we hope to hear from you soon
a great deal of -> a lot of
prior to -> before
subsequent to -> after
(@be) subsequently -> later
subsequently -> later
(^) subsequently , -> Later ,
(^) consequently ,? -> So
(^) therefore ,? -> So
(^) thus , -> So
(^) hence , -> So
(^) as a result , -> So
(^) as a consequence , -> So
(^) nevertheless ,? -> But
(^) nonetheless ,? -> But
(^) however , -> But
(^) furthermore ,? -> Also ,
(^) moreover ,? -> Also ,
(^) additionally ,? -> Also ,
(^) in addition , -> Also ,
; however , -> , but
; therefore , -> , so
at this point in time -> now
at the present time -> now
at present -> now
(^) currently , -> Now ,
currently -> now
presently -> now
at that point in time -> then
in the near future -> soon
at an early date -> soon
at your earliest convenience -> as soon as you can
on a regular basis -> regularly
on a daily basis -> every day
on a weekly basis -> every week
on a monthly basis -> every month
for the purpose of -> for
for the duration of -> during
in the course of -> during
with regard|regards to -> about
in regard to -> about
with respect to -> about
in relation to -> about
with reference to -> about
in reference to -> about
pertaining to -> about
regarding (the|your|our|this|a|my|their) -> about
concerning (the|your|our|this|my|their) -> about
in accordance with -> in line with
in the absence of -> without
in the vicinity of -> near
in close proximity to -> near
in excess of -> more than
a majority of -> most
the majority of (the|our|your|these|their|my) -> most of
the majority of -> most
a large number of -> many
a considerable number of -> many
a significant number of -> many
numerous -> many
a number of *s -> some *
a multitude of -> many
a sufficient number of -> enough
a sufficient amount of -> enough
sufficient -> enough
approximately -> about
additional -> more
an additional (#) -> another
an additional -> another
(@article) additional -> extra
another additional -> another
initial -> first
initially -> at first
(@be) optimal -> best
the optimal -> the best
primarily -> mainly
predominantly -> mainly
frequently (!asked) -> often
infrequently -> rarely
immediately ($|,|and|if|because) -> at once
promptly -> quickly
rapidly -> quickly
{be} of the opinion that -> {think} that
{make} a decision -> {decide}
{come} to the conclusion that -> {decide} that
{give} consideration to -> {consider}
{take} into consideration -> {consider}
{conduct} an investigation into -> {look_into}
{perform} an analysis of -> {study}
{conduct} an analysis of -> {study}
{conduct} (a|an|the|our|this) -> {carry_out}
{have} the ability to -> {be_able} to
has the ability to -> can
have the ability to -> can
{provide} assistance to -> {help}
{provide} support to -> {support}
{be} in agreement -> {agree}
(you|we|they|users|customers|members|employees|applicants|participants|visitors|students|who|all|staff|passengers|guests) are required to -> must
(he|she|who|everyone|company|customer|applicant|team|staff) is required to -> must
it is important to note that -> note that
it should be noted that ->
please be advised that ->
as you are aware ,? -> as you know ,
by means of -> with
by virtue of -> by
{permit} @who to -> {let} @who
{enable} @who to -> {let} @who
{notify} (me|us|you|him|her|them|the|your|our|all|everyone) -> {tell}
{encounter} (a|an|any|problems|difficulties|some|the) -> {run_into}
with the exception of -> except
substantially (more|less|higher|lower|better) -> much
substantial (increase|improvement|part|amount|change|drop) -> big
notwithstanding (the|this|these) -> despite
irrespective of (the|their|your) -> whatever
the remainder of -> the rest of
via -> through
whilst -> while
amongst -> among
(!once) upon -> on
upon receipt of -> after we get
upon arrival -> when you arrive
beneficial -> helpful
advantageous -> helpful
detrimental -> harmful
fundamental -> basic
cumbersome -> awkward
erroneous -> wrong
erroneously -> wrongly
feasible -> possible
comprehensive -> full
(your|customer|specific|individual) requirement|requirements -> need|needs
(key|main|important|essential|central) component|components -> part|parts
methodology -> method
(the|our|your|their|its|main|key|primary|first|of) objective|objectives ($|of|is|are|was|were|,|and) -> aim|aims
(@article) individual|individuals ($) -> person|people
(these|those|all|some|many|of|for|most) individuals -> people
(your|his|her|their|my) residence -> home
inception -> start
shortcoming|shortcomings -> weakness|weaknesses
expenditure -> spending
(your|my|any|further) inquiry|inquiries (!into) -> question|questions
(your|my|any|further) enquiry|enquiries (!into) -> question|questions
opportunity to -> chance to
opportunities to -> chances to
thereafter -> after that
herewith ->
hereby ->
a variety of *s -> many *
in conjunction with -> with
in lieu of -> instead of
until such time as -> until
during such time as -> while
at all times (!$) -> always
on numerous occasions -> often
on several occasions -> several times
in the process of ->
take this opportunity to ->
`;
