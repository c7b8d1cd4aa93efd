/**
 * A plan of some 6 KB: six meals with three options of five items.
 * @param {string} [mark] six letters in every option and item: two plans with different marks share no option
 */
export function aPlan(number = 1, mark = '') {
  const itens = Array.from(
    { length: 5 },
    (_, i) => `${i + 1} colheres de sopa de arroz integral ${mark || 'cozido'} (${(i + 1) * 25} g)`,
  );
  const descricao = `Opção ${mark || 'do dia'}`;
  const opcoes = [1, 2, 3].map((numero) => ({ id: `o${numero}`, numero, descricao, itens }));
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
