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
Say goodbye to your symptoms.
Results that last forever.
A cure that solves your back problem for good.
Say goodbye to knee pain for good.
We guarantee you will walk again.
Colombia's top surgeons.
Our success rate is 100%.
Results are guaranteed for life.
Nobody does this better than we do.
A miracle for your joints.
Your new smile will last forever.
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
Walk out of here with a brand-new knee and zero worries.
The procedure is risk free.
Results you can count on for the rest of your life.
This injection rebuilds cartilage completely.
Be healed in one session.
You will forget that you ever had pain.
Say goodbye to your glasses.
You walk out with a new smile, for sure.
After this treatment your knee will be as good as new.
We guarantee that your implants stay in place.
Our surgeons have never lost a patient.
A pain-free treatment from start to finish.
No other clinic offers such results.
Better results than any hospital in the United States.
The implants are for life.
The cancer will never come back.
You will certainly be able to walk again.
A risk-free way to lose weight.
Stem cells reverse aging.
Ibogaine ends addiction in a single session.
You have nothing to fear from this operation.
You can't go wrong with this clinic.
The cheapest clinic in all of Tijuana.
This method beats every other treatment.
Your back pain disappears forever.
You will look ten years younger.
Not a single patient has had an infection.
Patients are cured after one infusion.
The therapy heals multiple sclerosis.
Your hair will grow back, that is certain.
Only here will you find surgeons this good.
Ranked first among all fertility clinics in Spain.
You will be pregnant after the first cycle.
The operation is harmless.
Trust us: nothing can happen to you.
The best hospital money can buy.
We have a cure for HIV.
Be free of arthritis in just ten days.
This is the safest surgery you can have anywhere.
No one in the industry comes close to our results.
Lose all the weight you want without any effort.
You will be dancing at your daughter's wedding.
You have our word: it will work.
We make every dream smile come true.
The pain stops immediately and stays away.
Live without pain from day one.
All of our implants are a success.
Ten thousand operations and no failures.
An operation that simply cannot fail.
The ultimate cure for baldness.
This therapy stops Alzheimer's disease.
Ibogaine resets your brain and takes away all craving.
Elite surgeons with flawless results.
Our prices cannot be beaten anywhere.
Your scar will be invisible.
You will love your new body.
No pain, no scars, no worries.
Thousands of happy patients prove that our method works.
Hair loss will be a thing of the past.
Results are visible at once and stay for decades.
We eliminate addiction at its root.
The one and only treatment that really works.
It is impossible for this operation to go wrong.
Every operation is a success.
Ours is the premier heart hospital of the region.
100 % of our patients would come again.
The operation makes you immune to relapse.
An award-winning clinic unlike any other.
Completely without risk to your health.
The most gentle dentist you will ever meet.
Complications are unheard of here.
A single visit is all it takes to end your pain.
Our surgeons do not make errors.
We fix what others could not.
The quickest way to a new life.
You will leave Tijuana without pain.
Ibogaine frees you from addiction in one session.
There are no risks with this technique.
No clinic in Latin America does it better.
Hair that never falls out again.
The cure for multiple sclerosis is here.
Lose 40 kilos guaranteed.
Complications simply do not happen here.
Autism can be cured with our cells.
It stops cancer in its tracks.
A permanent end to migraine.
The treatment heals any wound.
You can be certain of the result.
Failure is impossible with this method.
Our patients always get the result they want.
Nothing works better against obesity.
We will rid you of your diabetes.
The operation leaves no pain whatsoever.
Your allergy vanishes after two infusions.
Nowhere in Mexico will you find more skilled hands.
Our gastric sleeve always brings the weight down.
Stroke patients speak again thanks to our therapy.
Results you can count on, every time.
You cannot lose: if it fails, we pay.
The operation is as harmless as a haircut.
Certain success for couples who want a child.
You risk nothing.
Our anesthesia makes complications impossible.
Detox without withdrawal, we promise.
No doctor in Tijuana has more experience.
Enjoy a life without insulin.
It rebuilds nerves that were thought lost.
Our crowns never break.
The only clinic where you are truly safe.
Fibromyalgia patients wake up free of symptoms.
Painless from start to finish.
The balloon melts fat like magic.
Success every single time.
Our vein treatment is free from any danger.
Patients from forty countries were healed here.
`;
