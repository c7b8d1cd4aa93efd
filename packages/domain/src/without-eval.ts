import { z } from 'zod';

// Our pages forbid eval. Zod would try it once, harmlessly, and every browser would report that as a violation.
if ('document' in globalThis) z.config({ jitless: true });
