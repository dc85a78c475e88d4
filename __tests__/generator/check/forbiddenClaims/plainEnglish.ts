/** Sentences that a careful clinic may write. */
export const plainInEnglish = `
In the trial, 92 of 100 people had no complications.
If there are no complications, you fly on day 10.
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
The guarantee covers the crown for five years.
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
There is no pain during the operation, but there is afterwards.
Scars stay for life.
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
Type 1 diabetes cannot be cured.
No clinic can promise a result.
The most common risk is bleeding.
The best corrected vision is measured before the operation.
A certificate is not a guarantee of quality.
The best time to call is the morning.
All patients receive a sheet with instructions.
Never drive on the day of the operation.
The doctor works out a safe dose.
No operation is free of risk.
Nobody can guarantee that the implant will last.
Ask what the guarantee of the implant covers.
The guarantee covers the crown for five years, not the work around it.
Be careful with anyone who promises a cure.
Not all patients become pregnant.
Some people never regain full movement.
Antibiotics can cure the infection in most people.
Hepatitis C can be cured with tablets in most people.
Stem cells have not been shown to cure arthritis.
The risk is lower in people who do not smoke.
The safest choice is to wait until the wound is closed.
Never stop a medicine without asking the doctor who prescribed it.
The clinic asks all patients for a blood test.
A hospital with an intensive care unit is safer for this operation.
Surgeons can make errors; insurance covers some of them.
The quickest way from the airport is by taxi.
The therapy helped about half of the patients in the trial.
No other clinic offers it.
The clinic guarantees the crown for five years.
You may never need glasses for reading again, but many people do.
Some clinics call themselves the best in the world.
The clinic guarantees that a doctor is in the building at night.
A money-back guarantee is worth nothing if the clinic closes.
The most experienced surgeons also have complications.
The best result is seen after six months.
A surgeon who says that nothing can go wrong is not telling the truth.
Surgery cures appendicitis in nearly all cases.
The safest hospital is the one that shows its figures.
Even the best surgeon has complications.
The drug was once sold as a miracle cure.
No surgeon can guarantee a result.
No treatment cures diabetes.
The guarantee covers material and labor, not your flight.
Do not believe a clinic that promises a cure.
The best time to travel is ten days after the operation.
The best known risk is infection.
Early treatment can cure some cancers.
Antibiotics cure most infections of this kind.
There is no evidence that ibogaine cures addiction.
Words such as "best" and "guaranteed" are forbidden in advertising of medicine.
The safest choice is to wait until the wound has healed.
The doctor can never know beforehand how well you will hear.
Never stop your medicine without asking your doctor.
A cure is not possible, but symptoms can be eased.
Your coordinator guarantees that someone answers in two languages.
The patient said that she was cured, which we could not verify.
Some clinics advertise a guaranteed pregnancy; the law forbids that.
Anesthesia stops the pain during the operation.
You will get your records on paper, guaranteed.
Most feel less pain.
Naloxone reverses an overdose.
The damage can be permanent.
It should not hurt.
Stop smoking for good before surgery.
Our surgeons can undo your band.
We will erase your data after a year.
The pain goes away in a day or two.
Pain that goes away with rest still needs a doctor here.
In many people, diabetes goes away after a bypass.
Under anesthesia you do not feel pain.
Glaucoma does not hurt at all at first.
A review found a success rate of 94.6% after ten years.
The results are not permanent.
A tubal ligation is permanent.
It is safer to recover at home.
Recovery takes longer at altitude than at home.
You will not lose all your excess weight.
Choose the surgeon with the most training in your operation.
The best proven treatment for knee arthritis is exercise.
Life without a spleen needs vaccines.
Half of the patients in the study were free of pain after a year.
If cravings return, call your counselor the same day.
You will never need to pay in advance.
Surgery is the last step when exercise has failed.
Some people have no pain at all after a week, others for months.
Smoking must stop for good before surgery.
Results of the trial are certain only for a year.
The video call is free, and you risk nothing by asking.
The hospital is rated first for safety by the ministry's 2025 register.
It is the oldest hospital in the country, founded in 1825.
The ulcer was healed after eight weeks of tablets.
Antibiotics cured her infection.
The enamel never grows back.
Hair in the donor area never returns.
Nothing happens without your signature.
The treatment did not cure me, but I am glad that I went.
Restore your strength with a therapist before you travel.
The program guarantees a bed in the hospital next door.
No more food after midnight.
A life-changing injury needs time.
The risk is lower, never zero.
The dentist removes the tooth for good.
A complete cure is promised on many websites; do not believe it.
The safest place to recover is near the clinic.
95% of our patients come from the United States.
You won't need a wheelchair any longer than two days.
Walk ten minutes in one session, then rest.
In some people diabetes disappears after the operation; in half it returns.
A trial found a recovery rate of 95%.
Nobody is pain-free from day one.
Nobody knows your medicines better than you do.
You take absolutely no aspirin.
No scar is ever invisible.
Scar-free surgery does not exist.
We list no before and after photos.
The pictures from before and after stay in your file.
Losing weight takes effort, also with a balloon.
`;
