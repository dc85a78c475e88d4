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
