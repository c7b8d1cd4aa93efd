import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isOffline, useIsOffline, useOnReconnect } from '../lib/network-state.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { Boundary } from './error-region.tsx';
import { Notice } from './notice.tsx';

/**
 * A dialog whose script is loaded when it opens. If that fails, a notice offers another try; the page behind it, with all
 * that was typed there, stays as it is.
 */
export function lazyDialog<P extends { onClose: () => void; isOpen?: boolean }>(
  load: () => Promise<ComponentType<P>>,
  offlineText?: string,
): ComponentType<P> {
  return lazyWith(load, null, ({ onClose, isOpen = true }, retryState) =>
    isOpen ? <CouldNotOpen {...retryState} offlineText={offlineText} onClose={onClose} /> : null,
  );
}

interface WaitingState {
  /** Shown until the script has loaded. */
  waiting?: ReactNode;
  /** Shows no message after a failure: the page tells it elsewhere. */
  isQuiet?: boolean;
}

/** A part of a page whose script is loaded when it is shown. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, isQuiet }: WaitingState = {},
): ComponentType<P> {
  return lazyWith(load, waiting, (_props, retryState) =>
    isQuiet ? (
      <RetryOnReconnect {...retryState}>{waiting}</RetryOnReconnect>
    ) : (
      <CouldNotShow {...retryState} />
    ),
  );
}

interface RetryState {
  retry: () => void;
  isOutdated: boolean;
}

function lazyWith<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode,
  renderFailure: (props: P, retryState: RetryState) => ReactNode,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [isLoaded, setLoaded] = useState(loaded !== undefined);
    const [attempt, setAttempt] = useState(1);
    const [failed, setFailed] = useState<{ attempt: number; isOutdated: boolean }>();

    // The network is outside React.
    useEffect(() => {
      let isUnmounted = false;
      load().then(
        (part) => {
          loaded = part;
          if (!isUnmounted) setLoaded(true);
        },
        () => isUnmounted || setFailed({ attempt, isOutdated: attempt > 1 && !isOffline() }),
      );
      return () => {
        isUnmounted = true;
      };
    }, [attempt]);

    const Part = loaded;
    if (Part && isLoaded)
      return (
        <Boundary renderFailure={(retry) => renderFailure(props, { retry, isOutdated: false })}>
          <Part {...props} />
        </Boundary>
      );
    if (failed?.attempt !== attempt) return waiting;
    return renderFailure(props, {
      retry: () => setAttempt(attempt + 1),
      isOutdated: failed.isOutdated,
    });
  };
}

/** `isOutdated`: loading failed twice with a network, so the app was probably updated and its old files are gone. */
export const loadFailureText = (
  offline: boolean,
  isOutdated: boolean,
  offlineText = 'Você está sem conexão. Tente de novo quando ela voltar.',
): string => {
  if (offline) return offlineText;
  return isOutdated
    ? 'O Alecrim pode ter sido atualizado. Recarregue a página: o que você escreveu fica guardado como rascunho neste aparelho.'
    : 'Verifique sua internet e tente de novo. O que você escreveu continua na página.';
};

function CouldNotOpen(props: RetryState & { offlineText?: string; onClose: () => void }) {
  const { retry, isOutdated, offlineText, onClose } = props;
  const offline = useIsOffline();
  useOnReconnect(retry);
  return (
    <AlertDialog
      isOpen
      title="Não foi possível abrir"
      cancelLabel="Fechar"
      confirmLabel={isOutdated ? 'Recarregar' : 'Tentar de novo'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={isOutdated ? reload : retry}
      staysOpen
    >
      {loadFailureText(offline, isOutdated, offlineText)}
    </AlertDialog>
  );
}

function CouldNotShow({ retry, isOutdated }: RetryState) {
  const offline = useIsOffline();
  useOnReconnect(retry);
  return (
    <Notice variant="danger">
      Não foi possível carregar esta parte. {loadFailureText(offline, isOutdated)}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={isOutdated ? reload : retry}
      >
        {isOutdated ? 'Recarregar' : 'Tentar de novo'}
      </Button>
    </Notice>
  );
}

function RetryOnReconnect({ retry, children }: RetryState & { children: ReactNode }) {
  useOnReconnect(retry);
  return children;
}

const reload = () => location.reload();
