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
(~@not) (~perhaps) (~maybe) (~unfortunately) (~whether) (~if) (~what) (~how) (~that) we must (!have|inform|tell|say|admit) -> perhaps we should
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
is|was impossible -> may be difficult|may have been difficult
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
will cause -> may cause
will delay -> may delay
will fail -> may run into difficulties
will lead to -> may lead to
will not work -> may not work
won't work -> may not work
you made a mistake|an error -> there seems to be a mistake|an error
you made an error -> there seems to be an error
you made mistakes -> there seem to be mistakes
there is a|an mistake|error|problem (in|with) -> there seems to be a|an mistake|error|problem
there's a|an mistake|error|problem (in|with) -> there seems to be a|an mistake|error|problem
there are mistakes|errors|problems|delays -> there seem to be mistakes|errors|problems|delays
you forgot to -> it seems that you did not
you forgot (the|a|an|your|it) -> it seems that you may have missed
you failed to -> it seems that you were not able to
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
(~i) (~we) (~they) (~he) (~she) (~it) (~will) (~be) (~been) (~is) (~are) (~was) (~were) (~must) (~i'll) (~we'll) as soon as possible -> as soon as it suits you
(^) however , -> That said ,
(^) unfortunately , (!i|we) -> I am afraid that
(^) no , -> I am afraid not ;
`;
