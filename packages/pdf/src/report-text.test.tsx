import { publicMenuOf } from '@alecrim/domain';
import { reportContent } from '@alecrim/domain/report-content';
import { demoProfile } from '@alecrim/domain/starter-library/demo';
import { aCardapio, aConsulta } from '@alecrim/domain/testing';
import { aPatientReport } from '@alecrim/domain/testing/report';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
// The page itself, so that its words and those of the file are compared.
import { ReportSheet } from '../../../apps/web/src/features/pacientes/report/report-sheet.tsx';
import { reportSheet } from './index.ts';
import { documentWords, fileWords } from './testing-words.ts';

const { nutricionista } = publicMenuOf({}, demoProfile);
const usual = aPatientReport();
const [plan] = usual.cardapios;
const [note] = usual.registros.Consulta ?? [];
const [step] = usual.registro;
const times = <T,>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

const longText = times(
  300,
  (i) => `Parágrafo ${i}: dorme bem, treina à noite e almoça fora. 🍎 ½ xícara`,
).join('\n');
const hostile = '#import "base.typ": * <script>a()</script> $ x^2 $ *a* \\u{41} // ]] {{}} & \' "';

const cases: [string, typeof usual][] = [
  ['a usual patient', usual],
  [
    'a patient with many notes, plans and accesses',
    aPatientReport({
      cardapios: times(3, (i) => ({ ...plan, id: `p${i}`, ...aCardapio({ titulo: `Plano ${i}` }) })),
      registros: {
        Avaliacao: times(20, (i) => ({
          ...usual.registros.Avaliacao?.[0],
          id: `a${i}`,
          peso_kg: 60 + i / 10,
        })),
        Consulta: times(30, (i) => ({
          ...note,
          ...aConsulta({
            titulo: `Consulta ${i} 🥗`,
            texto: i === 5 ? longText : `Anotação ${i}.\n✅ feito`,
          }),
          id: `n${i}`,
        })),
      },
      registro: times(100, () => step),
    }),
  ],
  [
    'a patient whose texts look like commands',
    aPatientReport({
      paciente: { ...usual.paciente, nome: `Ana ${hostile}`, observacoes: `${hostile}\n\n${hostile}` },
      registros: { Consulta: [{ ...note, titulo: hostile, texto: hostile }] },
    }),
  ],
  [
    'a patient of whom only the name is known',
    aPatientReport({
      controlador: { nome_nutricionista: 'Helena Duarte' },
      paciente: {
        nome: 'Bia',
        consentimentos: [],
        created_date: usual.gerado_em,
        updated_date: usual.gerado_em,
      },
      versoes_do_cadastro: [],
      cardapios: [],
      registros: { Avaliacao: [], Consulta: [] },
      registro: [],
    }),
  ],
];

test.each(cases)('%s: the file has the words of the page, in its order', async (_, report) => {
  const content = reportContent(report, 'America/Sao_Paulo');
  const page = documentWords(renderToStaticMarkup(<ReportSheet content={content} />));
  const sheet = reportSheet({ nutricionista, content });
  expect(sheet.foot.join(' ')).toBe('Relatório elaborado por Helena Duarte CRN-3 00000');
  const words = await fileWords(sheet);
  // Above the title stands the nutritionist, as on her other documents.
  expect(words.slice(words.indexOf('Dados'))).toEqual(page);
  for (const { title } of content.sections) expect(page.join(' ')).toContain(title);
});
