/** Blunt words → considerate ones. */
export const diplomaticWords = `
i want you to -> I would like you to
we want you to -> we would like you to
i want to -> I would like to
we want to -> we would like to
i want (a|an|the|your|our|more) -> I would like
we want (a|an|the|your|our|more) -> we would like
i need you to -> I would be grateful if you could
we need you to -> we would be grateful if you could
i need (a|an|the|your|more) -> I would need
we need (a|an|the|your|more) -> we would need
(^) you must not -> please do not
(!what|how|why|if|whether|that|which|when|where|do|don't|all|not|everything|because) you must (!have|be) -> you would need to
(!what|how|why|if|whether|that|which|when|where|do|don't|all|not|everything|because) you have to (!come|see|try|visit|read|watch|meet|be|admit|say) -> you would need to
(!what|how|why|if|whether|that|which|when|where|do|don't|all|not|everything|because) you need to -> you would need to
(!what|how|why|if|whether|that|which|when|where|do|don't|all|not|everything|because) you should not (!use|touch|drive|eat|drink|swallow|climb|put|mix|leave|be|have) -> it may be better not to
(!what|how|why|if|whether|that|which|when|where|do|don't|all|not|everything|because) you shouldn't (!use|touch|drive|eat|drink|swallow|climb|put|mix|leave|be|have) -> it may be better not to
(~maybe) (~perhaps) (!what|how|why|if|whether|that|which|when|where|do|don't|all|not|everything|because) you should (!have|be|get|receive|see|know) -> you may want to
you should have -> it might have been better if you had
(~@not) (~perhaps) (~maybe) (~unfortunately) (~whether) (~if) (~what) (~how) (~that) we should (!have|inform|tell|say|admit) -> perhaps we should
(~@not) (~perhaps) (~maybe) (~unfortunately) (~whether) (~if) (~what) (~how) (~that) we must (!have|inform|tell|say|admit) -> I think we need to
(~perhaps) (~maybe) (~unfortunately) (~whether) (~if) (~what) (~how) we have to (!inform|tell|say|admit) -> I think we need to
(~maybe) (~perhaps) (~unfortunately) (~if) (~whether) (~what) (~how) (!think|that|believe|hope|know|reason|things|time|information|do|don't|not|which|because|when) we need to (!inform|tell|say|admit) -> I think we need to
they must (!have|be) -> they would need to
they should (!have|be|arrive|get|work|come|receive|know) -> they may want to
can i (have|get|ask|see) -> could I
can we (have|get|ask|see|meet|talk|discuss|move|change) -> could we
will you (please|send|check|help|tell|explain|confirm|review|call|give|be|join) -> would you
why didn't you -> may I ask why you did not
why did you not -> may I ask why you did not
why haven't you -> may I ask why you have not
i disagree with -> I see things a little differently from
i disagree ($|,) -> I see this a little differently
we disagree with -> we see things a little differently from
we disagree ($|,) -> we see this a little differently
i don't agree with -> I am not sure I agree with
i do not agree with -> I am not sure I agree with
i don't agree ($|,|that) -> I am not sure I agree
i do not agree ($|,|that) -> I am not sure I agree
we don't agree with -> we are not sure we agree with
we do not agree with -> we are not sure we agree with
i don't like (the|this|your|these|our) -> I am not entirely convinced by
i do not like (the|this|your|these|our) -> I am not entirely convinced by
we don't like (the|this|your|these|our) -> we are not entirely convinced by
we do not like (the|this|your|these|our) -> we are not entirely convinced by
i hate -> I am not very fond of
i don't understand -> I am not sure I understand
i do not understand -> I am not sure I understand
i don't think that? (@clause) -> I am not sure that
i do not think that? (@clause) -> I am not sure that
i don't believe that? (@clause) -> I am not sure that
i do not believe that? (@clause) -> I am not sure that
i doubt that? (@clause) -> I am not entirely sure that
we don't think that? (@clause) -> we are not sure that
i refuse to -> I would prefer not to
we refuse to -> we would prefer not to
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) i won't (!believe|wait|imagine|stand|stop|thank|complain|let|tell|forget|ever|disappoint|miss|hurt|lie|give|rest) -> I am afraid I will not
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) i will not (!believe|wait|imagine|stand|stop|thank|complain|let|tell|forget|ever|disappoint|miss|hurt|lie|give|rest) -> I am afraid I will not
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) we won't (!believe|wait|imagine|stand|stop|thank|complain|let|tell|forget|ever|disappoint|miss|hurt|lie|give|rest) -> I am afraid we will not
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) we will not (!believe|wait|imagine|stand|stop|thank|complain|let|tell|forget|ever|disappoint|miss|hurt|lie|give|rest) -> I am afraid we will not
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) i can't (!believe|wait|imagine|stand|stop|thank|complain) -> I am afraid I cannot
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) i cannot (!believe|wait|imagine|stand|stop|thank|complain) -> I am afraid I cannot
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) we can't (!believe|wait|imagine|stand|stop|thank|complain) -> I am afraid we cannot
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) we cannot (!believe|wait|imagine|stand|stop|thank|complain) -> I am afraid we cannot
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) i am unable to (!believe|wait|imagine|stand|stop|thank|complain) -> I am afraid I am unable to
(~sorry) (~regret) (~if) (!that|because|when|as|since|which|what|why|where|how|unless|until|although|though|afraid) we are unable to (!believe|wait|imagine|stand|stop|thank|complain) -> I am afraid we are unable to
(^|,|but|and) you are wrong ($|,) -> I see this a little differently
(^|,|but|and) you're wrong ($|,) -> I see this a little differently
that is wrong -> that may not be quite right
that's wrong -> that may not be quite right
this is wrong -> this may not be quite right
it is wrong -> it may not be quite right
it's wrong -> it may not be quite right
is|are wrong ($) -> may not be quite right
is|are incorrect ($) -> may not be quite correct
is|are false ($) -> may not be quite accurate
is a bad idea -> may not be the best idea
is not a good idea -> may not be the best idea
isn't a good idea -> may not be the best idea
is a mistake -> may be a mistake
is|was unacceptable -> is|was difficult to accept
(~@not) is|are|was|were too (late|expensive|long|slow|short|high|low|small|big|large|complicated|difficult|hard|early|vague|loud|busy|risky|weak) -> is|are|was|were perhaps a little too
is|are|was|were very (late|expensive|slow|complicated|difficult|hard|vague|loud|busy|risky|weak|unclear|confusing) -> is|are|was|were rather
(~@not) (~if) is|are|was|were (expensive|slow|complicated|weak|risky|thin|old-fashioned|vague|disappointing|strict|disorganised|disorganized) ($|,|and|but|for|because|when|at|in|after|on) (~?) -> is|are|was|were rather
(~@not) is|are|was|were (small|old) ($|,) -> is|are|was|were rather
(~@not) (~nobody) (~if) (~when) (~sure) (~that) (~before) (~until) (~unfortunately) (~regret) is|are (closed) (~cancelled) (~delayed) (~until) -> is|are unfortunately
(~@not) (~nobody) (~if) (~when) (~sure) (~check) (~because) (~regret) (~seems) (~unfortunately) is|are (late|cancelled|canceled|broken|delayed|damaged|lost|unavailable|stolen|incomplete|missing|ill|sick) (~?) -> is|are unfortunately
(~@not) (~if) (~when) (~regret) (~unfortunately) (order|parcel|package|delivery|flight|train|item|letter|document|suitcase|bag|screen|box) was (late|cancelled|canceled|broken|delayed|damaged|lost|incomplete|missing) (~?) -> was unfortunately
a bit boring -> perhaps not always exciting
(we|i) recommend (that|to|the|a|you) -> would recommend
(we|i) suggest (that|to|the|a|you) -> would suggest
(we|i) propose (that|to|the|a|you) -> would propose
(we|i) advise -> would advise
(we|i) expect (you|that|a|an|the) -> would expect
(we|i) prefer -> would prefer
(we|i) ask you -> would ask you
(~please) (+if) , contact|check|send|ask|call|use|tell|inform (me|us|our|the|your) -> , please_contact|please_check|please_send|please_ask|please_call|please_use|please_tell|please_inform
(~please) (^) don't (use|open|send|forget|call|change|share|touch|leave|bring) (~please) -> please don't
(~please) (^) do not (use|open|send|forget|call|change|share|touch|leave|bring) (~please) -> please do not
i want (my|his|her|their) -> I would like
(^) do you have (a|any|an) (minute|moment|time|idea|ideas|suggestions|room|rooms|table|information|chance|update|news) -> would you have
are against (the|this|it) -> have reservations about
is|are unhappy about|with -> is|are not entirely happy about|with
(a|the|this) bad effect|effects -> less favourable effect|effects
is|are unclear ($|,) -> is|are not entirely clear
is|are confusing -> is|are perhaps not entirely clear
(!isn't|aren't) is|are|was|were bad ($|,) -> is|are|was|were not ideal
is|are boring -> could be more engaging
is|are|was|were terrible|awful|horrible -> is|are|was|were not what we had hoped for
is|are|was|were very? poor ($|,) -> is|are|was|were not quite at the level we had hoped for
is|was useless -> is|was of limited use
is|was stupid|ridiculous|absurd -> is|was a little surprising|a little surprising|a little surprising
is|are missing ($|,) -> seems|seem to be missing
doesn't|don't work ($|,|on|in|with|properly|for) -> does|do not seem to work
does|do not work ($|,|on|in|with|properly|for) -> does|do not seem to work
is|are not ready -> does|do not seem to be ready
isn't|aren't ready -> does|do not seem to be ready
is|are not clear -> is|are not entirely clear
isn't|aren't clear -> is|are not entirely clear
is|are not good enough -> could|could still be improved
isn't|aren't good enough -> could|could still be improved
makes no sense -> is not entirely clear to me
does not make sense -> is not entirely clear to me
doesn't make sense -> is not entirely clear to me
you made a mistake|an error -> there seems to be a mistake|an error
you made an error -> there seems to be an error
you made mistakes -> there seem to be mistakes
there is a|an mistake|error|problem (in|with) -> there seems to be a|an mistake|error|problem
there's a|an mistake|error|problem (in|with) -> there seems to be a|an mistake|error|problem
there are mistakes|errors|problems|delays -> there seem to be mistakes|errors|problems|delays
you forgot to -> it seems that you did not
you forgot (the|a|an|your|it) -> it seems that you may have missed
you failed to -> it seems that you did not manage to
you ignored -> it seems that you may have overlooked
you misunderstood -> there may be a misunderstanding about
you are late ($) -> you seem to be running a little late
(this|that|it|which) shows that -> suggests that
obviously ,? ->
(^) clearly , ->
of course ,? ->
as i said before ,? -> as mentioned ,
as i already said ,? -> as mentioned ,
as i told you ,? -> as mentioned ,
to be blunt , ->
frankly , ->
bad (quality|service|result|results|timing|experience) -> disappointing
bad news -> less welcome news
poor (quality|service|result|results|timing|performance) -> disappointing
angry about|at|with -> unhappy about|with|with
very|extremely|really disappointed -> somewhat disappointed
very|extremely|really unhappy -> not entirely happy
dissatisfied|unhappy with -> not entirely happy|not entirely happy with
(have|my|our|their|main|biggest|only) complaint|complaints about -> concern|concerns about
complain about -> raise concerns about
demand (a|an|the|that|your) -> ask for
(i|we) insist on -> would strongly prefer
(+please|contact|must|could|can|need|send) immediately -> as soon as you can
(+please|contact|must|could|can|need|send) right away -> as soon as you can
(~i) (~we) (~they) (~he) (~she) (~it) (~will) (~be) (~been) (~is) (~are) (~was) (~were) (~must) (~i'll) (~we'll) as soon as possible -> as soon as you can
(^) however , -> That said ,
(^) unfortunately , (!i|we) -> I am afraid that
(^) no , -> I am afraid not ;
(^|,) can you (!swim|believe|imagine|hear|see|speak|drive|feel|guess|smell|dance|sing|ride|cook) -> could you
(and|but) can you (@base|send|tell|help|give|call|check) -> could you
(^) will you (please|send|check|help|tell|call|give|join|bring) -> would you
(^|,) are you (free|available|able|interested|willing|ready) -> would you be
(^) is there (a|an|any) -> would there be
(^) are there any -> would there be any
(^) is it possible (to|that|for) -> would it be possible
(^) what do you mean by|with -> could you tell me what you mean by|with
(^) what do you think -> may I ask what you think
(^) how do i|we (@base|get|change|install|open|cancel|pay|contact|return|start|reach|book|order) -> could you tell me how to
(^) how|when|where can i|we -> could you tell me how|when|where I|we can
(^) when will you -> could you tell me when you will
(^) when will i|we|it|they -> could you tell me when I|we|it|they will
(^) why are you -> may I ask why you are
(^) why do you -> may I ask why you
(^) why don't you -> perhaps you could
(^) let's|let us (meet|talk|discuss|try|start|take|move|use|look|wait|change|postpone|begin|find|speak|ask) (~!) -> perhaps we could
i|we want * to -> I|we would like * to
(he|she|it|who|which|client|customer|team|company|city|council|government|everyone|boss|manager) wants (to|a|an|the|more|better) -> would like
(they|members|some|people|others|many|customers|users|students|parents|employees|who) want (to|a|an|the|more|better) -> would like
i|we need * to -> I|we would need * to
i think (that) (@clause) -> it seems to me
(!@not|why|what|how) i think (it|this|these|they|he|she|the|your|there|you|that's|it's) -> it seems to me that
we think (that) (@clause) -> it seems to us
i believe (that) (@clause) -> it seems to me
i believe (it|this|these|they|he|she|the|your|there) (!is|are) -> it seems to me that
we believe (that) (@clause) -> it seems to us
i am sure that? (@clause) -> I am fairly confident that
i'm sure that? (@clause) -> I am fairly confident that
i know that (@clause) -> I understand that
(!what|which|how|when|where|if|that) (~if) i would (cut|change|remove|shorten|rewrite|add|move|use|choose|start|avoid) -> I would perhaps
(city|council|government|company|school|state|author|companies|management) should (!have|be|not|also) -> should perhaps
(city|council|government|company|school|state|team|he|she|it|author|students|people|parents|companies|employees|users|management) should not -> should perhaps not
you should not|never (!use|touch|drive|eat|drink|swallow|climb|put|mix|leave|be|have) -> it might be better not to
you should always -> it is usually best to
(^) never (use|open|send|leave|share|give|mix|put|touch) -> please never
(^) always (use|check|keep|close|switch|wear|wash|ask) -> please always
(^|,|and|but|so) you did not|didn't -> it seems that you did not
(^|,|and|but|so) you have not|haven't -> it seems that you have not
(^|,|and|but|so) you are not|aren't (allowed) -> unfortunately you are not
(^|,|and|but|so) you're not (allowed) -> unfortunately you are not
(^|,|and|but|so) you cannot|can't (!miss|go|beat|believe|have|be|blame|imagine) (~if) -> unfortunately you cannot
or we have to -> or we would have to
we had to (cancel|close|postpone|stop|wait|cut|increase|raise|reduce|dismiss) -> unfortunately we had to
(it|order|package|parcel|letter|email|jacket|payment|delivery|money|book|refund) still hasn't arrived -> does not seem to have arrived yet
(it|order|package|parcel|letter|email|jacket|payment|delivery|money|book|refund) still has not arrived -> does not seem to have arrived yet
(it|order|package|parcel|letter|email|jacket|payment|delivery|money|book|refund) has not|hasn't arrived yet? -> does not seem to have arrived yet
has|have expired -> has|have unfortunately expired
(~unfortunately) (~account) (~case) will be (closed|down|late|delayed|unavailable|cancelled|canceled|more|higher) (!than) (~thanksgiving) (~christmas) (~easter) (~holiday) (~holidays) (~sunday) -> will unfortunately be
crashes (every|when|whenever|all|again|on|as|after) -> seems to crash
(!to|not|will) crash (every|when|whenever|all|again|on|as|after) -> seem to crash
nobody|no one (could|was|has|knew|answered|called|replied|told|came|helped|informed) (!hurt|injured|killed) -> unfortunately nobody|no_one
there are several|some|many mistakes|errors|problems -> there seem to be several|some|many mistakes|errors|points_to_discuss
there is another mistake|error|problem -> there seems to be another mistake|error|problem
(is|are|was|were) wrong ($|,|and) -> not quite right
(is|are|was|were|he's|she's|they're) angry -> not entirely happy
is|are behind schedule -> is|are a little behind schedule
is|are not happy with|about -> is|are not entirely happy with|about
am not happy with|about -> am not entirely happy with|about
isn't|aren't happy ($|with|about|because) -> is|are not entirely happy
i'm not happy -> I am not entirely happy
(@article|some|serious|big|main|real|technical|several|many|cause|causes|caused|have|has|had|with|the) problem|problems (!solving|is|set|that) -> issue|issues
(~@not) is|are|was|were hard|difficult to -> is|are|was|were not easy to
(~@not) (is|are|was|were) cheap ($|,|and|but) -> affordable
dirty ($|,|and) -> not very clean
rude ($|,|and|to) -> not very friendly
unfriendly ($|,|and|to) -> not very friendly
ugly ($|,|and) -> not very attractive
lazy ($|,|and) -> not very motivated
unfair ($|,|and|to) -> not entirely fair
unclear ($|,|and|to) -> not entirely clear
incorrect ($|,|and) -> not entirely correct
unacceptable ($|,) -> difficult to accept
(is|are|was|were) disappointing ($|,) -> not quite what we had hoped for
(is|are|was|were|'s) terrible|awful|horrible ($|,|and) -> not what we had hoped for
am|are|was|were disappointed (!that) -> am|are|was|were somewhat disappointed
i'm|we're disappointed -> I|we am_somewhat_disappointed|are_somewhat_disappointed
(~@not) (!a|little|bit|far|much|way|only|all|perhaps|slightly|simply|me|him|her|them|us|it|you|not|isn't|aren't) too (fast|late|long|slow|short|high|low|small|loud|early|expensive|quickly|slowly|loudly|often|complicated|difficult|strict|risky) -> a little too
(!far|way|perhaps|rather|not) too much (space|time|money|noise|work|paper|traffic|water|sugar|energy|text|information|salt) -> rather too much
(~@not) (!far|way|perhaps|rather|not) too many -> rather too many
had failed to -> had not managed to
(!have|has|having|be|been|which|who|not|never) failed to -> did not manage to
has|have failed to -> has|have not managed to
{criticise} (@article|that) -> {express_concern_about}
{criticize} (@article|that) -> {express_concern_about}
{reject} (@article) -> {decide_against}
{refuse} to -> {choose_not} to
(~@not) {complain} about -> {raise_concerns} about
(~@not) {complain} that -> {point_out} that
(you|they|he|she|it|we|who|staff|team|council|company) ignores|ignored (@article|me|us) -> overlooks|overlooked
{demand} (a|an|the|that|more|better|higher) -> {ask_for}
(+@not) at all ($|,) ->
absolutely|totally|completely|definitely (wrong|unacceptable|impossible|useless|unclear|not|ridiculous|agree) ->
simply (not|cannot|can't|wrong|too|does|do|don't) ->
it is important that -> it would be important that
it's important that -> it would be important that
it is important to -> it would be good to
it's important to -> it would be good to
this is important ($|,|for|because) -> this would be important
(this|that|it) is not enough -> may not be quite enough
(this|that|it) isn't enough -> may not be quite enough
(is|are) not possible ($|,|to|because) -> unfortunately not possible
isn't|aren't possible -> is|are unfortunately not possible
is|are|was|were impossible ($|,|to) -> is|are|was|were hardly possible
we have decided not to -> after careful thought , we have decided not to
i am busy -> I am a little busy
i'm busy -> I am a little busy
i'm really|very busy -> I am rather busy
i have no time -> I am afraid I have little time
i don't have time -> I am afraid I have little time
i do not have time -> I am afraid I have little time
(!if|when|that|because|what|why|as|since|so) (~if) we don't have (@article|any|enough) -> unfortunately we do not have
(!if|when|that|because|what|why|as|since|so) (~if) we do not have (@article|any|enough) -> unfortunately we do not have
i don't know ($|,|how|what|why|whether|if|when|where|who) -> I am not sure
i do not know ($|,|how|what|why|whether|if|when|where|who) -> I am not sure
i don't want to -> I would rather not
i do not want to -> I would rather not
we don't want to -> we would rather not
we do not want to -> we would rather not
i don't care -> I have no strong preference
this is your fault -> this may be due to a misunderstanding
it is your fault -> it may be due to a misunderstanding
it's your fault -> it may be due to a misunderstanding
(~@not) (+good|great|nice|interesting|delicious|excellent|comfortable|beautiful|useful|helpful|clear|faster|better|cheap|like|liked|love|loved|enjoyed|modern|fast|easy|friendly|strong|well|fine) , but (it|they|the|there|this|these|some) -> , although
(^) sorry for|about (the|my) -> my apologies for
(!i|we|you|unfortunately|simply|if|who|they) can't|cannot (come|attend|join|make|help|offer|deliver|accept|take) (~if) -> unfortunately can't|cannot
i am sorry (for|about) -> I am very sorry
we are sorry (for|about) -> we are very sorry
we can (meet|talk|discuss|offer|help|do|try|change|move) -> we could
i can (also|meet|talk|offer|help|do|try|send|come) -> I could
(~@not) i think we can -> I believe we might be able to
i believe this|it is -> in my view , this|it may well be
(~if) (i|we|they|he|she) was|were not able to -> was|were unfortunately not able to
(~if) (i|we|they|he|she) wasn't|weren't able to -> was|were unfortunately not able to
i'm sorry (for|about) -> I'm very sorry
we're sorry (for|about) -> we're very sorry
we do not think that? (@clause) -> we are not sure that
i don't believe it ($|,) -> I am not entirely convinced
i do not believe it ($|,) -> I am not entirely convinced
(prices|fees|costs|rent|price|fee) will (increase|rise|go) -> will unfortunately
(^) could|can we (move|change|postpone|meet|talk|discuss|reschedule|start|go|arrange|speak) -> would it be possible to
(^|,|and) can i (invite|ask|have|get|borrow|use|come|bring|call|see|speak|talk|suggest) -> may I
(is|are) not allowed (!unless) -> unfortunately not allowed
aren't|isn't allowed -> are|is unfortunately not allowed
{have} doubts about -> {have} some reservations about
{have} doubts ($|,|and) -> {have} some reservations
(!i|we) will not be (considered|accepted|possible|able|open|available|refunded|delivered|processed|replaced) -> will unfortunately not be
(!i|we) won't be (considered|accepted|possible|able|open|available|refunded|delivered|processed|replaced) -> will unfortunately not be
are|is to blame -> are|is probably part of the reason
unreliable -> not entirely reliable
(we|i|they) missed (our|the|my|a|an) -> unfortunately missed
(~unfortunately) (^) it's|it is not easy -> it is not always easy
(!even|much|far|or|a|lot|bit|little|no|so|getting) weaker ($|,|and) -> somewhat weaker
(!even|much|far|or|a|lot|bit|little|no|so|and|any) worse ($|,|than) -> somewhat worse
(!even|much|far|or|a|lot|bit|little|no|so|and|any) slower ($|,|than) -> somewhat slower
(is|are|was|were|became|become) more expensive -> somewhat more expensive
i was worried -> I was a little worried
(is|are|was|were) no longer (available|possible|valid) -> unfortunately no longer
(is|are|was|were) sold out -> unfortunately sold out
(is|are|was|were) out of order -> unfortunately out of order
(is|are|was|were) out of stock -> unfortunately out of stock
as you know , -> as you may know ,
it's a bad idea -> it may not be the best idea
it's not a good idea -> it may not be the best idea
it's a mistake -> it may be a mistake
i'd|i would like to know if|whether -> I was wondering if|whether
we'd|we would like to know if|whether -> we were wondering if|whether
(it|this|delivery|they) may|might take -> may|might unfortunately take
(^) you (parked|left|took|sent|missed|broke|lost|damaged|made|used|changed|deleted|opened|closed|blocked) -> it seems that you
(^) is it|this (still|under|normal|true|okay|ok|included|open|available) -> could you tell me whether it|this is
nothing helps ($|,|and) -> nothing seems to help
(phone|computer|laptop|car|printer|machine|app|it|device|battery|door|light|bike|program|software) won't (charge|start|open|print|connect|work|turn|load|close|stop) -> does not seem to
(phone|computer|laptop|car|printer|machine|app|it|device|battery|door|light|bike|program|software) will not (charge|start|open|print|connect|work|turn|load|close|stop) -> does not seem to
(!i|we|you|they|if|unfortunately) cannot|can't be (used|accepted|considered|refunded|returned|exchanged|processed|changed|cancelled|opened) -> unfortunately cannot|can't be
(~anything) (~everything) (~what) (~all) (somebody|someone|company|team|it) needs to -> would need to
i'm having (trouble|problems|issues|difficulties|difficulty) -> I seem to be having
i am having (trouble|problems|issues|difficulties|difficulty) -> I seem to be having
we're having (trouble|problems|issues|difficulties|difficulty) -> we seem to be having
we are having (trouble|problems|issues|difficulties|difficulty) -> we seem to be having
nothing happens ($|,|when|and) -> nothing seems to happen
it was a mistake to -> it may have been a mistake to
(^) is that|this|it (possible|okay|ok|acceptable) -> would that|this|it be
(^) do i|we have to -> may I ask whether I|we have to
(^) do i|we need to -> may I ask whether I|we need to
(~please) (+if) , let (me|us) -> , please let
(has|have) two|three|some|several weaknesses -> two|three|some|several points that could be improved
badly (translated|written|organised|organized|made|designed|explained|packed|prepared) -> not very well
(am|i'm|are|we're|is|was|were) not satisfied -> not entirely satisfied
(^) how long does it take -> could you tell me how long it takes
we only (saw|got|received) -> we unfortunately only
is|are not acceptable -> is|are difficult to accept
isn't acceptable -> is difficult to accept
(^) what should i|we (do|say|bring|wear|write) -> could you tell me what I|we should
(i|we) was|were surprised (that|to|by|when) -> was|were a little surprised
there are a few things missing -> a few things still seem to be missing
there is something missing -> something still seems to be missing
(~@not) (is|are|was|were) too (*) ($|,|and|for|but) -> a little too
is|are leaking -> seems|seem to be leaking
(people|users|customers|students|children|residents|many|some) find it hard to -> do not find it easy to
i am annoyed -> I am a little unhappy
i'm annoyed -> I am a little unhappy
is|are annoying -> is|are a little inconvenient
`;
