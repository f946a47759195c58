/* Branches: the cells only. */
#define BRANCHES 81
#include "fewestFirst.h"
