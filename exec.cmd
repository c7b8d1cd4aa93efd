@rem On Windows npm runs scripts with cmd, which has no exec: here it is. Elsewhere it is the shell's own, and puts
@rem the program in the shell's place, so that a signal sent to npm reaches it.
@%*
