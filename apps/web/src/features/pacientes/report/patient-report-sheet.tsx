import type { PatientReport } from '@alecrim/domain';
import { purposeLabel } from '@alecrim/domain/pure';
import { pacienteLabels } from '../../../fields/paciente-fields.tsx';
import { patientText } from '../../../fields/patient-text.ts';
import { fullMoment, longDate } from '../../../lib/dates.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { factsOf } from '../privacy/consents.tsx';
import { TrailLines } from '../privacy/trail-list.tsx';
import { ReportFacts, ReportSection } from './report-parts.tsx';
import { ReportPlan } from './report-plan.tsx';

/** A plain layout, because the report is read on paper. */
export function PatientReportSheet({ report }: { report: PatientReport }) {
  const { paciente, controlador, cardapios, registro, versoes_do_cadastro } = report;
  usePageTitle(`Dados de ${paciente.nome}`);
  const fields = Object.entries(pacienteLabels).map(([name, label]): [string, string] => [
    label,
    patientText(name, paciente[name as keyof typeof pacienteLabels]),
  ]);
  return (
    <article className="mx-auto grid max-w-3xl grid-cols-1 gap-8 rounded-card bg-surface p-5 shadow-card sm:p-8 print:max-w-none print:p-0 print:shadow-none">
      <header className="grid grid-cols-1 gap-2">
        <h1 className="text-2xl font-bold tracking-tight">Dados de {paciente.nome}</h1>
        <p className="text-muted">
          Tudo o que está guardado sobre o paciente (LGPD, arts. 18 e 19). Gerado em{' '}
          {fullMoment(report.gerado_em)}.
        </p>
      </header>
      <ReportSection title="Quem responde pelos dados">
        <ReportFacts
          facts={[
            ['Responsável pelos dados', controlador.nome_nutricionista],
            ['CRN', controlador.crn],
            ['E-mail', controlador.email_profissional],
            ['Telefone', controlador.telefone],
            ['Endereço', controlador.endereco],
            ['Guarda legal até', longDate(report.guarda_ate)],
          ]}
        />
      </ReportSection>
      <ReportSection title="Cadastro">
        <ReportFacts
          facts={[
            ...fields,
            ['Criado em', fullMoment(paciente.created_date)],
            ['Alterado em', fullMoment(paciente.updated_date)],
            ['Versões anteriores', String(versoes_do_cadastro.length)],
          ]}
        />
      </ReportSection>
      <ReportSection title="Consentimentos">
        {paciente.consentimentos.length === 0 && <p className="text-muted">Nenhum.</p>}
        {paciente.consentimentos.map((consent) => (
          <div key={consent.id ?? consent.concedido_em} className="break-inside-avoid">
            <h3 className="font-semibold">{purposeLabel(consent.finalidade)}</h3>
            {consent.texto && <p>“{consent.texto}”</p>}
            <p className="text-sm text-muted">{factsOf(consent)}</p>
          </div>
        ))}
      </ReportSection>
      <ReportSection title="Cardápios">
        {cardapios.length === 0 && <p className="text-muted">Nenhum.</p>}
        {cardapios.map((plan) => (
          <ReportPlan key={plan.id} plan={plan} />
        ))}
      </ReportSection>
      <ReportSection title="Registro de acessos">
        <TrailLines lines={registro} when={fullMoment} />
      </ReportSection>
    </article>
  );
}
