/** Sentences that promise or boast. Written apart from the patterns. */
export const promisesInEnglish = `
You will never have knee pain again.
Your pain will be gone in a week.
We promise that you will walk without a cane.
Say goodbye to diabetes.
The results last a lifetime.
A permanent solution for snoring.
No side effects.
The procedure carries no risk.
Zero complications in ten years.
The leading dental clinic in Latin America.
Our surgeons are second to none.
Unmatched quality at the lowest price.
Success is certain.
Stem cells heal arthritis.
Nothing can go wrong here.
Every patient gets well.
Our method works for everyone.
We have the most experienced surgeons in Mexico.
World-class surgeons.
A miracle treatment for arthritis.
Free from pain for good.
Satisfaction guaranteed or your money back.
The safest place for surgery in Colombia.
99 % of our patients are cured.
Fully restores your hearing.
We cure gum disease forever, guaranteed
the best in the world, 100 % painless
We cure knee pain.
We heal damaged joints in two weeks.
We can cure what other clinics gave up on.
Our clinic cures addiction in one session.
Our doctors always cure hair loss.
Our team heals what others cannot.
Our surgeons can cure back pain.
Every patient leaves cured.
All our patients go home pain-free.
Every one of them is healed... all patients are cured.
A new smile, guaranteed.
Twenty kilos less, guaranteed!
Freedom from opioids, guaranteed.
The best clinic in Mexico.
The best dental team in Latin America.
The best surgeons in the world work here.
The finest hospital in Colombia.
The safest clinic in Costa Rica.
The very best care in the country.
The most advanced stem cell laboratory in the Americas.
The most experienced team in the region.
The most modern operating rooms on the continent.
The leading implant center in Ecuador.
The number one clinic in the Caribbean.
The world's best hip surgeons.
The world’s most experienced ibogaine team.
Latin America’s leading bariatric hospital.
The country’s safest hospital.
The number one choice for American patients.
We are the No. 1 hospital for veneers.
Treatment at the #1 clinic.
We are simply the best.
We have the best surgeons.
Our doctors are the finest.
Our clinic is by far the safest.
Care that is second to none.
Our results are unrivalled.
Unmatched experience.
An unbeatable success rate.
Our world-leading laboratory.
The injection is completely painless.
A totally safe operation.
An absolutely harmless treatment.
Entirely risk-free and quick.
It is 100% painless.
100 % satisfied patients.
A hundred percent effective against pain.
You leave the clinic perfectly pain-free... completely cured.
Zero pain, zero complications.
An operation without any side effects.
Recover without any complications.
Our method always works.
This therapy never fails to work... it always cures.
It ends your addiction for good.
Ibogaine frees you from opioids forever.
This operation eliminates knee pain once and for all.
You will be pain-free for life.
Say goodbye to pain.
Say goodbye to your symptoms.
Results that last forever.
Results that last a lifetime.
A cure that solves your back problem for good.
Say goodbye to knee pain for good.
We guarantee you will walk again.
You will never have pain again.
Colombia's top surgeons.
Our success rate is 100%.
Results are guaranteed for life.
Nobody does this better than we do.
The safest clinic in Tijuana.
A miracle for your joints.
Your new smile will last forever.
We are the leading clinic in Latin America.
Ibogaine ends addiction once and for all.
Stem cells regrow your cartilage, guaranteed.
Totally safe and without side effects.
There is no pain whatsoever.
You are guaranteed to lose 100 pounds.
The most advanced hospital in the Caribbean.
World-class, unmatched results.
Never suffer from arthritis again.
Every patient leaves without pain.
This treatment has no side effects.
A 100 % success rate.
Our surgeons are the best in their field.
We offer a lifetime guarantee on results.
We promise you a perfect smile.
Mexico's finest dentists.
The most trusted surgeons in Bogotá.
A miraculous therapy.
You'll never need a dentist again.
Our implants last a lifetime.
It causes no pain at all.
No other hospital offers safer operations.
The treatment is 100 % effective.
It works for everyone.
Leave your addiction behind forever.
Diabetes can be reversed for good with our program.
Your arthritis will disappear within a month.
There is no safer hospital in Mexico.
Unparalleled expertise in hair restoration.
The only clinic in Latin America that truly heals autism.
A revolutionary cure for Parkinson's.
Our patients are always satisfied.
Our dentists never make mistakes.
Complications never happen here.
One hundred percent of our patients recover.
Painless from start to finish, we promise.
Regain full movement, guaranteed or your money back.
Walk out of here with a brand-new knee and zero worries.
The procedure is risk free.
Results you can count on for the rest of your life.
This injection rebuilds cartilage completely.
Be healed in one session.
`;

/** Sentences that a careful clinic may write. */
export const plainInEnglish = `
No clinic can promise that the pain goes away.
Pain may return.
Ask whether the results last.
We do not guarantee a result.
In a study, 9 of 10 people had less pain.
The clinic is one of the oldest in the city.
The best time to come is the dry season.
Most people walk with a cane for six weeks.
Nobody can say how long the effect lasts.
There is no operation without risk.
A cure is not known.
The largest room has two beds.
The guarantee covers the crown for two years, not its fit.
You are free to say no at any time.
Side effects are common in the first days.
The best time in the world to ask is before you pay.
What works best for you depends on your knee.
The best proven alternative is exercise with a therapist.
Ask which is the best hospital for complications.
Nobody can say which clinic is the best in the world.
No clinic is the best in Mexico for everyone.
Beware of anyone who calls their clinic the best in the world.
Be wary of clinics that say they cure arthritis forever.
Distrust whoever tells you that the operation is completely painless.
Some clinics claim that their method always works.
Advertisements say goodbye to pain; studies do not.
Is this the safest clinic in Colombia?
Can anything be 100 % safe?
It is not completely painless.
The operation is never completely safe.
No implant is guaranteed.
Nothing lasts forever.
Veneers do not last forever.
The enamel is gone for good.
A tooth that is removed is lost forever.
You will need vitamins for life.
After a gastric bypass you take supplements for life.
The scar stays for life.
The ear can lose its shape for good.
Some changes stay forever.
You will be given 100 percent oxygen.
The price in the quote is guaranteed for 60 days.
The quote is guaranteed in writing.
We cannot cure arthritis; we can replace the joint.
We do not cure addiction.
Our clinic does not cure diabetes.
The wound heals in two weeks.
Bone heals in three months.
How fast you heal depends on your age.
Most wounds heal without trouble.
Most people go home without complications.
If all goes without any complications, you fly on day ten.
If you are pain-free for life after this is unknown.
The injection can hurt for a day.
The most common complication is infection.
The most serious risk is a blood clot.
The best known risk is bleeding.
The largest study in the world on this operation has 4,000 people.
The leading cause of death after this treatment is the heart.
The most experienced surgeon of the team operates on Mondays.
The best-studied alternative is physiotherapy.
We are the clinic with the smallest team.
Our team speaks three languages.
Our doctors answer within 24 hours.
Our surgeons are registered in Colombia.
Every patient gets a written report.
All patients stay two nights.
Every patient is seen by an anesthesiologist.
All of the patients in the study had pain.
Pain relief is given by mouth.
Four in five people say that their pain is less.
The knee works well after ten years in nine of ten people.
It does not always work.
Ibogaine can stop the heart.
The effect ends after some months.
Weight often comes back.
The state of your teeth decides.
The laboratory is certified until 2028.
The hospital is in Mexico City.
No surgery is without risk.
The best time to come is in spring.
The guarantee covers the crown for five years.
We do not promise a cure.
Pain is not always gone after surgery.
Ask whether they guarantee a result.
The crown is guaranteed for five years against fracture.
Most patients are satisfied.
The best known method is the sleeve.
Your best contact is the coordinator.
The hospital is one of the largest in the country.
Implants last ten years or more in most people.
Talk to your doctor first; the safest choice may be to wait.
It heals in about two weeks.
The wound heals completely in six weeks.
There is no pain during the operation, but there is afterwards.
Scars stay for life.
You need vitamins for life.
The best surgeon for you is one who answers your questions.
If there is no pain, you may walk.
Most people have no complications.
About a third had no side effects.
Implants can last a lifetime, or five years.
The most experienced nurse of the team answers by phone.
There is no miracle.
No one knows which is better.
You will never be alone with a question: the coordinator answers.
Do not let anyone tell you that it is a miracle.
Your bruises will disappear in two weeks.
You will never be asked for your card by phone.
Never take ibuprofen after a gastric bypass again.
Complete healing takes up to a year.
The wound is completely closed after ten days.
Some people need glasses again after five years.
We promise to answer in 24 hours.
`;
