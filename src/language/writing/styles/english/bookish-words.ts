/** Long or bookish words → everyday ones, where what is beside them makes the meaning sure. */
export const bookishWords = `
purchased|purchasing -> bought|buying
(~have) (~has) (~had) (!was|were|been|be|being|is|are|well|have|has|had|i've|we've|you've|they've) received -> got
{expire} ($|,|and|on|in|at|soon|after) -> {run_out}
{contain} (a|an|#|more|many|no|some|several|too|up) -> {have}
consist|consists|consisted of -> have|has|had
{allow} @who to -> {let} @who
{repair} (the|my|our|your|it|this|his|her|their|a) -> {fix}
{construct} (a|an|the|new|more) -> {build}
{modernise} -> {update}
{modernize} -> {update}
{inspect} -> {check}
{examine} (the|this|how|why|what|whether|a|an|our|your|these) -> {look_at}
{investigate} (the|this|how|why|what|whether|a|an|our|your|these) -> {look_into}
{attend} (a|an|the|our|your|this|school|classes) -> {go_to}
{calculate} (the|a|how|your|our) -> {work_out}
{clarify} -> {explain}
{comply} with -> {follow}
{adhere} to -> {follow}
{determine} (the|why|how|what|whether|if|who|which) -> {find_out}
(!@be|get|got) {eliminate} (the|a|an|all|any|our|your) -> {get_rid_of}
{exceed} (#) -> {go_over}
{generate} (a|an|the|more|new) -> {create}
{identify} (the|a|an|#|several|some|new|two|three|four|five|problems|errors) -> {find}
{illustrate} (that|how|why|the|this) -> {show}
{observe} that -> {see} that
{occur} (!to) -> {happen}
{omit} -> {leave_out}
{perform} (a|an|the|our) (test|tests|check|task|tasks|analysis|study|work) -> {do}
{proceed} to (the|our|your) -> {go} to
{reject} (the|a|an|our|my|your|this) -> {turn_down}
{respond} to -> {answer}
{respond} ($) -> {answer}
{reveal} that -> {show} that
{seek} (a|an|help|advice|new|the|more|work) -> {look_for}
{alter} -> {change}
{amend} -> {change}
{await} -> {wait_for}
{enhance} -> {improve}
{fulfil} the|our|your|all|their|these (requirements|needs|conditions|criteria|demand|demands) -> {meet} the|our|your|all|their|these
{fulfill} the|our|your|all|their|these (requirements|needs|conditions|criteria|demand|demands) -> {meet} the|our|your|all|their|these
{summarize} -> {sum_up}
{summarise} -> {sum_up}
(!@article|of) {wish} to -> {want} to
would prefer to -> would rather
would prefer (a|an|the|my|your|our) -> would rather have
(!@article|of) {desire} to -> {want} to
{reduce} (the|our|your|costs|waste|their) -> {cut}
{remain} (closed|open|the|calm|low|high|stable|unchanged|at|in|silent|free) -> {stay}
{cease} ($|,) -> {stop}
{operate} (a|an|the) -> {run}
{assess} -> {check}
{recruit} -> {hire}
{attach} hereto -> {attach}
{begin} (the|a|an|our|your|work|at|on|in) -> {start}
{vacate} -> {leave}
{accompany} (you|me|us|him|her|them|the) -> {go_with}
{reply} to -> {answer}
{provide} (information|details|support|help|advice|access|free|better|good|feedback) -> {give}
{provide} me|us|you|him|her|them with -> {give} me|us|you|him|her|them
{supply} me|us|you|him|her|them with -> {give} me|us|you|him|her|them
{grant} (a|an|the|us|me|you) -> {give}
{process} (your|the|our) (request|requests|order|orders|application|applications|payment|claim) -> {deal_with}
{make} use of -> {use}
{have} an impact on -> {affect}
{have} an effect on -> {affect}
{make} changes to -> {change}
{reach} an agreement -> {agree}
{reach} a decision -> {decide}
{place} an order -> {order}
{make} a payment -> {pay}
{make} a reservation -> {book}
is|are|was|were located|situated (in|at|on|near|close|next|within|between|behind|opposite) -> is|are|was|were
is|are expected to -> will_probably|will_probably
is|are likely to -> will_probably|will_probably
is|are unlikely to -> will_probably_not|will_probably_not
am|are aware of|that -> know about|that
is aware of|that -> knows about|that
there is no doubt that -> surely
it is possible to -> you can
it is not possible to -> you cannot
it isn't possible to -> you cannot
it is recommended to -> you should
it is recommended that you -> you should
we|i recommend that you -> you should|you_should
it is necessary to -> you must
it is essential to -> you must
it is advisable to -> you should
you are advised to -> you should
you are requested to -> please
(^) in my|our opinion|view , -> I|we think
(^) otherwise , -> If not ,
(^) on the other hand , -> But
(^) for this|that reason , -> So
(^) nowadays , -> Today ,
(^) fortunately , -> Luckily ,
(^) unfortunately , -> Sadly ,
(^) in particular , -> Above all ,
(^) especially , -> Above all ,
(^) meanwhile , -> At the same time ,
should you have (any|further|more|a|questions) -> if you have
should you need -> if you need
should you require -> if you need
should you wish -> if you want
please find attached -> I have attached
please find enclosed -> I have enclosed
i would appreciate it if you could -> please
i would be grateful if you could -> please
we would appreciate it if you could -> please
we would be grateful if you could -> please
kindly (send|check|review|confirm|complete|reply|let|tell|return|note|contact|submit|read) -> please
i|we|you|they|some|others|many|people would like to -> I|we|you|they|some|others|many|people want to
i'd|we'd|you'd|they'd like to -> I|we|you|they want to
he|she would like to -> he|she wants to
(i|we|it|they|you) shall -> will
ought to -> should
you may (!be|have|not|want|need|also|well|find|or) -> you can
for instance -> for example
as well as (a|an|the|our|your|my|their|his|her) -> and
in addition to -> besides
rather than *ing -> instead of *
throughout the -> all through the
regardless of (the|what|how|where|who|which|your|their) -> no matter
no later than -> by
on a yearly|annual basis -> every year
annually -> every year
annual (!leave|general|report|percentage|income) -> yearly
further (information|details|questions|help|support|advice) -> more
various (!of) -> many
multiple (!choice) -> many
(!wide|broad|@adjective) a range of *s -> many *
a wide range of *s -> many *
a broad range of *s -> many *
a large amount of -> a lot of
a large quantity of -> a lot of
a considerable amount of -> a lot of
a significant amount of -> a lot of
(#) per (day|week|month|year|hour|minute|night) -> a
(euros|dollars|pounds|hours|minutes|times|litres|liters|cups) per (day|week|month|year|hour|minute|night) -> a
(!on|of|about|to|question|as|over|by|from|is|was|and|or) whether (i|we|you|they|he|she|it|the|this|there|that|my|your|our|his|her|their|people|any|all) (~or) -> if
difficulties -> problems
difficult to -> hard to
(@be|very|too|so|more|really|quite|it) difficult -> hard
difficult (time|question|questions|decision|task|job|situation|test|exam|year|work) -> hard
(the|is|are|most|not) appropriate -> right
entire -> whole
(is|are|was|become|becomes|became) apparent -> clear
evident -> clear
lengthy -> long
rapid -> fast
precise -> exact
severe -> serious
immense|enormous|vast -> huge|huge|huge
(!@very|absolutely|truly|most|more) excellent -> very good
(!@very|absolutely|truly|most|more) superb|outstanding (service|work|food|quality|results|job|book|film) -> very_good|very_good
(!@very|absolutely|truly|most|more) terrible|awful|horrible -> very_bad|very_bad|very_bad
(!@very|absolutely|truly|most|more) delicious -> very tasty
(!@very|absolutely|truly|most|more|have|has|had) exhausted ($|,|and|but|after|from) -> very tired
(!@very|absolutely|truly|most|more) exhausting -> very tiring
(!@very|absolutely|truly|most|more) furious -> very angry
(!@very|absolutely|truly|most|more) delighted (to|that|with) -> very happy
(@be|very|so|i'm|we're) pleased (to|that|with) -> happy
(@be|very|not|i'm|we're|so) satisfied with -> happy with
(very|not|extremely|so) satisfied ($) -> happy
(@be|very|so|i'm|we're) concerned about|that -> worried about|that
impressed by|with (your|the|his|her|their|our) -> pleased with
(a|an|the|very|our|your|more|highly|most) experienced (!by|a|the) -> skilled
(is|are|was|were) inadequate ($|,|and|for|to) -> not good enough
inexpensive -> cheap
insufficient (time|money|staff|information|data|evidence|space|funds) -> not enough
(if|as|when|where|not|is|are|@be) necessary ($|,|for|because|and|in) -> needed
obsolete -> out of date
suitable for -> right for
thorough -> careful
thoroughly -> carefully
(a|the) typical (!of) -> usual
(!@very|absolutely|truly|most|more) vital (!signs|organs) -> very important
(!@very|absolutely|truly|most|more) crucial -> very important
valuable (information|advice|feedback|help|tips|insights|experience|lesson|lessons) -> useful
straightforward -> simple
spacious -> large
significant (increase|improvement|change|changes|part|drop|difference|differences|reduction|problem|problems|impact|effect|role|growth) -> big
considerable (increase|improvement|change|changes|part|drop|difference|differences|reduction|problem|problems|impact|effect|role|growth) -> big
major (problem|problems|change|changes|part|city|cities|event|events|role|difference|step|improvement) -> big
minor (problem|problems|change|changes|error|errors|mistake|mistakes|damage|injury|injuries|difference|differences) -> small
particularly (good|bad|useful|important|for|when|if|in|hard|difficult|strong|high|easy|interesting|well|happy|on) -> especially
extremely (!and) -> very
remarkably|exceptionally|incredibly (!and) -> very|very|very
significantly|considerably|substantially (better|worse|more|less|faster|cheaper|easier|harder|higher|lower|bigger|smaller|longer|shorter) -> much|much|much
(!a|an|the) slightly -> a little
constantly|continuously|continually ($) -> all_the_time|all_the_time|all_the_time
(!is|are|was|were|be) generally -> usually
normally (!$|,|and|again|distributed) -> usually
typically -> usually
gradually -> slowly
merely|solely|exclusively -> only|only|only
occasionally -> sometimes
previously ($|,) -> before
shortly (after) -> soon
shortly ($) -> soon
simultaneously -> at the same time
entirely -> fully
virtually (all|every|no|everything|nothing|everyone|impossible|identical|unchanged|always|never) -> almost
ultimately -> in the end
eventually -> in the end
unfortunately -> sadly
fortunately -> luckily
(!can|can't|cannot|could|couldn't|as|quite|very|you|i) possibly -> perhaps
and therefore -> and so
beforehand -> before
nowadays -> today
in total ($|,) -> in all
upcoming -> coming
inconvenience -> trouble
employee|employees -> worker|workers
beverage|beverages -> drink|drinks
cuisine -> food
garment|garments -> clothing|clothes
physician|physicians -> doctor|doctors
quantity|quantities -> amount|amounts
(new|good|great|ideal|quiet|central|suitable|beautiful) location|locations (!data|services) -> place|places
duration -> length
(best|better|other|only|cheaper|cheapest|several|two|three) option|options -> choice|choices
portion|portions of -> part|parts of
regulations -> rules
(spelling|grammar|typing|human|my|his|her|their|our) error|errors (!message|messages|code|codes|rate|log|report) -> mistake|mistakes
manufacturer|manufacturers -> maker|makers
merchandise -> goods
(@be) injured -> hurt
(the|these|your|our|latest|final) figures (!of) -> numbers
(~server) (our|your|my|new|important|his|her|their) client|clients (!app|application|side|library|code) (~server) -> customer|customers
is|are|was|were too expensive -> costs|cost|cost|cost too much
(link|ticket|code|password|card|voucher|passport|licence) is still valid -> still works
(links|tickets|codes|passwords|cards|vouchers) are still valid -> still work
(link|ticket|code|password|card|voucher) is valid -> works
(links|tickets|codes|passwords|cards|vouchers) are valid -> work
revenue|revenues -> income|income
strategy|strategies -> plan|plans
(difficult|easy|hard|main|important|first|my|your|our|their|his|her) task|tasks (!force|manager|bar|list|queue) -> job|jobs
vacancy|vacancies -> open_job|open_jobs
(!cross|this|each|caesarean) section|sections (!#|in|on) -> part|parts
opportunity (!to|cost) -> chance
(your|positive|negative) feedback ($|,|from|on|about) -> comments
behind schedule -> late
ahead of schedule -> early
on schedule -> on time
free of charge -> free
at no cost -> free
at no extra cost -> free
(~i) (~we) (~they) (~he) (~she) (~it) (~will) (~be) (~been) (~is) (~are) (~was) (~were) (~must) (~i'll) (~we'll) as soon as possible -> as soon as you can
(@be) acceptable -> all right
(@be) reserved for -> only for
whenever (!possible|you|i|we|necessary|needed) -> every time
(your|the|an|our|my|this) invoice|invoices -> bill|bills
indoors -> inside
outdoors -> outside
will take place (on|in|at|from|every|outside|online|next) -> will be
takes place (on|in|at|from|every|outside|online) -> is
considerably ($|,) -> a lot
significantly ($|,) -> a lot
dispatched -> sent
{persist} ($|,) -> {go_on}
apply for the position of -> apply for the job of
(a|your|the|my) reply ($|,|to) -> answer
advertisements -> ads
admitted to hospital -> taken to hospital
(!the|an|have|has|with) {intend} to -> {plan} to
is|are|was|were located|situated directly -> is|are|was|were right
{propose} that -> {suggest} that
in any case , -> anyway ,
(a|the|your) response ($|,|to|from) -> answer
(~be) (not|are|is|be|been) permitted -> allowed
(not|are|is|be|been) prohibited -> forbidden
additional information -> more information
purchase price -> price
{inform} (customers|people|employees|users|residents|visitors) -> {tell}
in recent years -> lately
(is|are|was|were) unreliable ($|,|and|because) -> not reliable
{lead} through -> {go} through
{analyse} (your|the|our|this|data) -> {look_at}
{analyze} (your|the|our|this|data) -> {look_at}
{approve} (it|the|your|this|our) -> {agree_to}
i|we regret that -> I|we am_sorry_that|are_sorry_that
{argue} that -> {say} that
{state} that -> {say} that
{believe} that -> {think} that
{register} for -> {sign_up} for
serviced -> checked
{discover} (a|the|that|an) -> {find}
warranty -> guarantee
apologies for -> sorry for
we ask for your patience -> please be patient
{depart} (from|at) -> {leave}
in addition to this , -> also ,
(energy|water|power|fuel|electricity|memory|paper|gas) consumption -> use
reduction|reductions in -> cut|cuts in
increase|increases in (price|prices|costs|sales|traffic) -> rise|rises in
around the clock -> day and night
{reply} ($) -> {answer}
(is|are|be|was|were|strictly) forbidden -> not allowed
rose|fell (to|by|from) -> went_up|went_down
(has|have) risen|fallen (to|by|from) -> gone_up|gone_down
(~please) (be|been|is|are|was|were) informed (by|about|of|that) -> told
{interview} (#|forty|the|several|many) (nurses|people|patients|students|teachers|workers|users|customers|parents|residents|participants|employees) -> {talk_to}
sturdy -> strong
(^) during this|that time , -> At that time ,
is|are|was|were prohibited (~entire) (~whole) -> is|are|was|were not allowed
{store} (information|data) -> {keep}
{inform} me|us|you|them -> {tell} me|us|you|them
{notify} me|us|you|them -> {tell} me|us|you|them
{ensure} that -> {make_sure} that
{ensure} (you|we|they|it|everyone|everything|all|nobody|no) -> {make_sure}
{postpone} -> {put_off}
in total , -> in all ,
in the meantime , -> until then ,
on condition that -> if
with immediate effect -> from now on
to a large extent -> mostly
to a great extent -> mostly
in most cases -> mostly
in many cases -> often
in some cases -> sometimes
in other words , -> that is ,
{adjust} (the|it|them|your|this) -> {change}
not acceptable -> not all right
{refund} (your|the|my|our) (fee|money|payment|deposit|ticket|tickets|costs) -> {pay_back}
apologises|apologizes ($) -> is sorry
qualified (technician|electrician|staff|person|engineer) -> trained
in the next few days -> soon
in the coming days|weeks -> soon
{inform} (your|the|our|my) -> {tell}
incorrect -> wrong
we are planning to -> we plan to
they are planning to -> they plan to
i am planning to -> I plan to
i'm|we're|they're planning to -> I|we|they plan to
(he|she|it|company|city|team) is planning to -> plans to
a large part of -> much of
(^) at the moment , -> Now ,
at the moment -> now
`;
