/** Sentences that promise a lasting or painless result, or more than elsewhere. Written apart from the patterns. */
export const lastingInEnglish = `
Our stem cells make arthritis go away for good.
We can reverse your diabetes.
Diabetes goes away after a bypass here.
You will not feel pain.
It does not hurt at all.
A 99.9% success rate.
The results are permanent.
Surgery here is safer than at home.
Our dentists are better than those in the US.
You will lose all your excess weight.
Your migraines will go away permanently.
We can undo your liver damage.
Our team can restore your hearing.
Back pain goes away with our injections.
You will never feel pain.
The implants do not hurt.
Our success rate is 99.5 percent.
Success in 99% of cases.
Permanent relief.
Our surgeons are better trained than those in your country.
Our crowns last longer than those from the United States.
You'll lose every extra pound.
The surgeon with the most experience in Bogotá.
Get your life back in just five days.
The results will exceed your expectations.
Say hello to a life without diabetes.
Lose 40 kilos without effort.
Thousands of patients healed.
Come as a patient, leave as a new person.
A revolutionary treatment.
Forget about insulin after your operation.
Walk again in seven days, no matter your age.
You’ll never need dentures.
We fix what other surgeons break.
Permanent weight loss in a single visit.
He was cured of his addiction in one night.
It cured me.
Her arthritis was healed by stem cells.
Our program ended his addiction in ten days.
Everyone recovers here.
The tumor will not come back.
The treatment works 100 percent of the time.
The risk is zero.
No more pain!
Walk the same day, pain-free.
Nine out of ten patients never relapse.
None of our patients has had a complication.
He never had pain again.
The weight stays off for life.
Ibogaine heals trauma.
Avoid surgery forever with stem cells.
Restore your cartilage.
Our prices are the lowest in the world.
World-renowned surgeons.
Dentists famous all over the world.
Life-changing results.
Our method guarantees sobriety.
You are sure to lose 40 kilos.
You will lose 30 kilos in six months.
The scars will be invisible.
Surgery without complications.
Lifetime warranty on all implants.
Leaders in hip replacement.
Live drug-free after one dose.
98 % of patients quit opioids.
98 out of 100 patients never relapse.
Keep the weight off for good.
Overcome addiction in just seven days.
You will not gain the weight back.
Surgery without pain.
Lasting freedom from alcohol.
You could not be in better hands.
Diabetes disappears after the operation.
High blood pressure disappears after the bypass.
A proven recovery rate of 95%.
We remove every risk.
It works for everybody.
Absolutely no pain.
Pain-free from day one.
No pain from the first day.
Nobody places implants better than we do.
Completely scar-free tummy tucks.
See the incredible transformation of our patients in the before and after photos.
Hundreds of people have been freed from addiction here.
The only clinic in Colombia that can do this.
Cartilage grows back within weeks.
Our surgeons never have to operate twice.
Lose weight effortlessly with our balloon.
One infusion and the addiction is over.
The secret to eternal youth.
Top surgeons, top results.
You simply cannot be disappointed.
`;

export const lastingInSpanish = `
Cirugía sin complicaciones.
Implantes con garantía de por vida.
Líderes en reemplazo de cadera.
Nuestras células madre hacen que la artritis desaparezca para siempre.
Podemos revertir su diabetes.
No duele nada.
Un 99,9 % de éxito.
Los resultados son permanentes.
La clínica dental líder de Costa Rica.
La cirujana con más experiencia de Bogotá.
Operarse aquí es más seguro que en su país.
Perderá todo su exceso de peso.
El ronquido cesa para siempre.
Nuestro médico puede revertir su infertilidad.
Podemos devolverle el oído.
La apnea desaparece tras la cirugía en nuestra clínica.
La inyección no le va a doler.
Los implantes no duelen.
Una tasa de éxito de 98 %.
Éxito en el 99 % de los casos.
Un alivio permanente.
Los resultados serán de por vida.
Nuestros cirujanos están mejor preparados que los de Canadá.
Nuestra calidad es superior a la de Estados Unidos.
Bajará todo el peso que le sobra.
La clínica de fertilidad líder de Panamá.
Los resultados superarán sus expectativas.
Llegue como paciente y váyase como una persona nueva.
Baje 40 kilos sin esfuerzo.
Todos se van sanos.
Seguro, rápido y sin nada de dolor.
Olvídese de la insulina después de su operación.
Un tratamiento revolucionario.
Vuelva a caminar en siete días, sin importar su edad.
Nunca necesitará dentadura postiza.
Arreglamos lo que otros cirujanos dañan.
Venza el cáncer con nuestra terapia natural.
Pérdida de peso permanente en una sola visita.
Quedó curado de su adicción en una noche.
Me curó.
Nuestro programa acabó con su adicción en diez días.
Su artritis se curó con células madre.
Se curó del alcoholismo en una semana.
Esta clínica sanó a mi hermano.
El tratamiento funciona en el 100 % de los casos.
Seguro y eficaz para todos.
El riesgo es cero.
¡No más dolor!
Camine el mismo día, sin dolor.
Nueve de cada diez pacientes no recaen nunca.
El peso no regresa nunca.
Las ganas de consumir no volverán.
Sus dientes nuevos nunca se romperán.
La ibogaína sana el trauma.
La ibogaína lo libera del alcohol.
Evite la cirugía para siempre con células madre.
Restaure su cartílago.
Nuestros precios son los más bajos del mundo.
Cirujanos de renombre mundial.
Dentistas reconocidos en todo el mundo.
Resultados que cambian la vida.
Nuestro método garantiza la sobriedad.
Con seguridad bajará 40 kilos.
Las cicatrices serán invisibles.
El 97 % de nuestros pacientes no vuelve a beber.
Deje las drogas para siempre.
Deje las drogas en una semana.
No volverá a engordar.
Su artritis va a desaparecer.
Cirugía sin dolor.
Libertad duradera del alcohol.
No podría estar en mejores manos.
La diabetes desaparece después de la operación.
Sus rodillas quedarán como nuevas.
Su cadera queda como nueva.
Una tasa comprobada de recuperación del 95 %.
Eliminamos todos los riesgos.
Después de una sesión queda limpio para siempre.
Le funciona a todo el mundo.
Absolutamente ningún dolor.
Sin dolor desde el primer día.
Nadie coloca implantes mejor que nosotros.
Nadie opera con más seguridad que nosotros.
Luzca diez años más joven en solo una semana.
Vea la increíble transformación de nuestros pacientes en las fotos de antes y después.
El resultado es definitivo y perfecto.
Resultados espectaculares que le cambiarán la vida.
Con nosotros las ganas de consumir se esfuman de un día para otro.
Cientos de personas se han liberado aquí de la adicción.
La única clínica de Colombia que puede hacerlo.
El cartílago vuelve a crecer en pocas semanas.
Nuestros cirujanos nunca tienen que operar dos veces.
El implante dura más que usted.
El secreto de la eterna juventud.
Cirujanos de primera, resultados de primera.
La artritis no tiene ninguna oportunidad.
`;
