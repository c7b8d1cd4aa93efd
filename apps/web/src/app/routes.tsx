import type { PageName } from '@alecrim/domain/pure';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { useSessionState } from '../data/context.ts';
import { SecondFactorDuePage } from '../features/auth/interrupted-session.tsx';
import { pageAt, paths } from '../lib/paths.ts';
import { noteFailedPage } from '../ui/error-region.tsx';
import { LoadingScreen } from '../ui/states.tsx';
import { AccessRestricted, NotFound, StartUpFailed } from './message-pages.tsx';
import { AppShell } from './shell/app-shell.tsx';

const Login = page(() => import('../pages/login.tsx').then((m) => m.Login));
const Dashboard = page(() => import('../pages/dashboard.tsx').then((m) => m.Dashboard));

/** One chunk per page, loaded when the page is opened. */
const pages: Record<Exclude<PageName, 'VerCardapio'>, ComponentType> = {
  Dashboard,
  Pacientes: page(() => import('../pages/pacientes.tsx').then((m) => m.Pacientes)),
  Paciente: page(() => import('../pages/paciente.tsx').then((m) => m.Paciente)),
  Perfil: page(() => import('../pages/perfil.tsx').then((m) => m.Perfil)),
  CriarCardapio: page(() => import('../pages/criar-cardapio.tsx').then((m) => m.CriarCardapio)),
  VisualizarCardapio: page(() =>
    import('../pages/visualizar-cardapio.tsx').then((m) => m.VisualizarCardapio),
  ),
  EditarCardapio: page(() => import('../pages/editar-cardapio.tsx').then((m) => m.EditarCardapio)),
  GerenciarRefeicoes: page(() =>
    import('../pages/gerenciar-refeicoes.tsx').then((m) => m.GerenciarRefeicoes),
  ),
  GerenciarReceitas: page(() => import('../pages/gerenciar-receitas.tsx').then((m) => m.GerenciarReceitas)),
  GerenciarOrientacoes: page(() =>
    import('../pages/gerenciar-orientacoes.tsx').then((m) => m.GerenciarOrientacoes),
  ),
  GerenciarCategorias: page(() =>
    import('../pages/gerenciar-categorias.tsx').then((m) => m.GerenciarCategorias),
  ),
  MeusAlimentos: page(() => import('../pages/meus-alimentos.tsx').then((m) => m.MeusAlimentos)),
  ModelosCardapio: page(() => import('../pages/modelos-cardapio.tsx').then((m) => m.ModelosCardapio)),
  Excluidos: page(() => import('../pages/excluidos.tsx').then((m) => m.Excluidos)),
};

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/VerCardapio" element={<PublicPlanRedirect />} />
        <Route element={<AuthGate />}>
          <Route element={<AppShell />}>
            <Route index element={<Dashboard />} />
            {Object.entries(pages).map(([name, Page]) => (
              <Route key={name} path={`/${name}`} element={<Page />} />
            ))}
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const openedAt = location.href;
    try {
      return { default: await load() };
    } catch (error) {
      noteFailedPage(error as Error, openedAt);
      throw error;
    }
  });
}

/** The server renders the patient's page, so its address inside the app is loaded from the server. */
function PublicPlanRedirect() {
  const wasSentByServer = pageAt(arrivalPath()) === 'VerCardapio';
  useEffect(() => {
    // If the server answers with the app once more, this would be an endless loop.
    if (!wasSentByServer) location.reload();
  }, [wasSentByServer]);
  return wasSentByServer ? <NotFound /> : <LoadingScreen label="Carregando cardápio..." />;
}

function arrivalPath(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival ? new URL(arrival.name).pathname : '';
}

/** Shows the pages to signed-in people. Other visitors see the reason, or go to sign-in (P06). */
export function AuthGate() {
  const { isLoadingAuth, isLoadingPublicSettings, authError, isAuthenticated, isUserUnknown } =
    useSessionState();
  const { pathname, search, hash } = useLocation();

  if (isLoadingPublicSettings || isLoadingAuth) return <LoadingScreen />;
  if (isAuthenticated) return <Outlet />;
  if (authError?.type === 'user_not_registered') return <AccessRestricted />;
  if (authError?.type === 'second_factor_setup_required') return <SecondFactorDuePage />;
  if (isUserUnknown)
    return <StartUpFailed message="O servidor não respondeu. Sua sessão continua guardada neste aparelho." />;
  if (authError && authError.type !== 'auth_required') return <StartUpFailed message={authError.message} />;
  return <Navigate to={paths.login({ from: pathname + search + hash })} replace />;
}
