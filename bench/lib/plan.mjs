/** A plan of some 6 KB: six meals with three options of five items. */
export function aPlan(number = 1) {
  const itens = Array.from(
    { length: 5 },
    (_, i) => `${i + 1} colheres de sopa de arroz integral cozido (${(i + 1) * 25} g)`,
  );
  const opcoes = [1, 2, 3].map((numero) => ({ id: `o${numero}`, numero, descricao: 'Opção do dia', itens }));
  const refeicoes = Array.from({ length: 6 }, (_, i) => ({
    id: `r${i}`,
    nome: `Refeição ${i}`,
    horario: '12:00',
    opcoes,
  }));
  return { titulo: `Plano ${number}`, paciente_nome: names[number % names.length], refeicoes };
}

// The search of the bench finds one plan in ten.
const names = ['Marina', 'Rui', 'Lia', 'Caio', 'Bruna', 'Davi', 'Elisa', 'Fábio', 'Gilda', 'Hugo'].map(
  (name) => `${name} Alves`,
);
