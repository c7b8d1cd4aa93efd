import { brandOf, brandStyle, type PublicMenu } from '@alecrim/domain/pure';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { DayBlocks } from './day-block.tsx';
import { Contact, DocumentFooter, DocumentHeader } from './document-frame.tsx';
import { DocumentTitle, type QrCode } from './document-title.tsx';
import type { EstimativaProps, NutrientesProps } from './number-table.tsx';
import { linesOfOrientacao, Orientacao } from './orientacao.tsx';
import { isLongerThanPage, linesOnPaper } from './page-length.ts';
import { linesOfReceita, Receita } from './receita.tsx';
import { MealIndex, Refeicao } from './refeicao.tsx';
import { Parts, Section, WholeSection } from './section.tsx';
import { shownMenu } from './shown-menu.ts';

export interface CardapioDocumentProps {
  menu: PublicMenu;
  /** Already in words, such as "12 de março de 2026". */
  date?: string;
  /** The plan's public link and its QR code, for the reader of the paper. */
  link?: { url: string };
  qr?: QrCode;
  /** Prints without filled areas and photo. */
  inkSaving?: boolean;
  /** Prints in letters of 16 points, for eyes that need them. */
  largePrint?: boolean;
  /** The meal of this hour, as an index into `menu.cardapio.refeicoes`. */
  currentMealIndex?: number;
  /** Options can be folded; false gives plain blocks. */
  interactive?: boolean;
  /** True for the preview of a brand, which has no meals and shows no note about that. */
  mayBeEmpty?: boolean;
  /** The table of numbers. The preview of a brand has none and does not load it. */
  Numbers?: ComponentType<EstimativaProps>;
  Nutrients?: ComponentType<NutrientesProps>;
  /** The actions of the plan, beside its title; never on paper. */
  actions?: ReactNode;
}

/** The plan as a person reads it; document.css and print.css give it its look. */
export function CardapioDocument(props: CardapioDocumentProps) {
  const {
    menu,
    date,
    link,
    qr,
    inkSaving,
    largePrint,
    currentMealIndex,
    interactive = true,
    mayBeEmpty,
    Numbers,
    Nutrients,
    actions,
  } = props;
  const shown = shownMenu(menu);
  const { refeicoes, receitas, orientacoes, observacoes, nutricionista } = shown;
  const isOnly = orientacoes.length === 1;
  const isEmpty = !observacoes && refeicoes.length + receitas.length + orientacoes.length === 0;
  return (
    <article
      className="doc"
      style={brandStyle(brandOf(menu.nutricionista)) as CSSProperties}
      data-ink={inkSaving ? 'saving' : undefined}
      data-letra={largePrint ? 'grande' : undefined}
    >
      <DocumentHeader profile={nutricionista}>
        <DocumentTitle
          titulo={shown.titulo}
          paciente={shown.paciente}
          date={date}
          link={link}
          qr={qr}
          actions={actions}
        />
      </DocumentHeader>
      {refeicoes.length > 1 && <MealIndex refeicoes={refeicoes} currentMealIndex={currentMealIndex} />}
      {refeicoes.length > 0 && (
        <Section id="refeicoes" title="Refeições">
          <DayBlocks parts={refeicoes} interactive={interactive} Heading="h3">
            {(meals) => (
              <ol className="doc-parts">
                {meals.map((refeicao) => (
                  <Refeicao
                    key={refeicao.index}
                    refeicao={refeicao}
                    number={refeicoes.indexOf(refeicao) + 1}
                    isCurrent={refeicao.index === currentMealIndex}
                    interactive={interactive}
                  />
                ))}
              </ol>
            )}
          </DayBlocks>
        </Section>
      )}
      {receitas.length > 0 && (
        <Parts
          id="receitas"
          title="Receitas"
          parts={receitas.map((receita) => <Receita key={receita.index} receita={receita} />)}
          canKeepStart={receitas.slice(0, 1).every((receita) => !isLongerThanPage(linesOfReceita(receita)))}
        />
      )}
      {orientacoes.length > 0 && (
        <Parts
          id="orientacoes"
          title="Orientações Importantes"
          className={isOnly ? undefined : 'doc-checklists'}
          columns={2}
          parts={orientacoes.map((orientacao, place) => (
            <Orientacao
              key={orientacao.index}
              orientacao={orientacao}
              isWide={place % 2 === 0 && place === orientacoes.length - 1}
            />
          ))}
          canKeepStart={orientacoes
            .slice(0, 2)
            .every((orientacao) => !isLongerThanPage(linesOfOrientacao(orientacao, isOnly)))}
        />
      )}
      {observacoes && (
        <WholeSection id="observacoes" title="Observações" lines={linesOnPaper([observacoes])}>
          <p className="doc-card doc-notes doc-typed">{observacoes}</p>
        </WholeSection>
      )}
      {Numbers && menu.cardapio.numeros && refeicoes.length > 0 && (
        <Numbers numeros={menu.cardapio.numeros} refeicoes={refeicoes} />
      )}
      {Nutrients && menu.cardapio.nutrientes && refeicoes.length > 0 && (
        <Nutrients nutrientes={menu.cardapio.nutrientes} />
      )}
      {isEmpty && !mayBeEmpty && (
        <p className="doc-section doc-soft">Este cardápio ainda não tem refeições.</p>
      )}
      {/* A phone shows the contacts here instead of in the head, so that the first screen has room for the food. */}
      <Contact profile={nutricionista} className="doc-contact-foot" />
      <DocumentFooter nome={nutricionista.nome} crn={nutricionista.crn} />
    </article>
  );
}
